import { useTranslate } from 'ra-core';
import { useRef, useState } from 'react';

type Texts<Name extends string> = Partial<Record<Name, string>>;

/**
 * The text fields of a form. Problems show once a submission found them, and go as they are mended.
 *
 * `initial` names the fields in their order; `problemsOf` answers the message key of what is wrong with
 * each. `bind` is what TextInput wants. `begin` focuses a field on arrival. `check` shows all problems, leads to the first and answers
 * whether there are none; `refuse` shows what the server said of single fields until they are edited.
 */
export const useFields = <Name extends string>(
  initial: Record<Name, string>,
  problemsOf: (values: Record<Name, string>) => Texts<Name>,
) => {
  const t = useTranslate();
  const [values, setValues] = useState(initial);
  const [isChecked, setChecked] = useState(false);
  const [refused, setRefused] = useState<Texts<Name>>({});
  const inputs = useRef<Partial<Record<Name, HTMLInputElement | null>>>({});

  const focus = (name: Name) => inputs.current[name]?.focus();
  /** On arrival, unless the user was faster. */
  const begin = (name: Name) => {
    if (!Object.values(inputs.current).includes(document.activeElement)) focus(name);
  };
  const focusFirst = (texts: Texts<Name>) => {
    const first = (Object.keys(initial) as Name[]).find((name) => texts[name]);
    if (first) focus(first);
    return first === undefined;
  };

  const change = (name: Name, value: string) => {
    setValues((all) => ({ ...all, [name]: value }));
    setRefused((all) => ({ ...all, [name]: undefined }));
  };
  const problems = isChecked ? problemsOf(values) : {};
  const errorOf = (name: Name) => {
    const problem: string | undefined = (problems as Texts<Name>)[name];
    return problem ? t(problem) : refused[name];
  };

  const bind = (name: Name) => ({
    name,
    value: values[name],
    onChange: (value: string) => change(name, value),
    error: errorOf(name),
    ref: (input: HTMLInputElement | null) => {
      inputs.current[name] = input;
    },
  });
  const check = () => {
    setChecked(true);
    return focusFirst(problemsOf(values));
  };
  const refuse = (sentences: Texts<Name>) => {
    setRefused(sentences);
    focusFirst(sentences);
  };
  return { values, bind, begin, focus, check, refuse };
};
