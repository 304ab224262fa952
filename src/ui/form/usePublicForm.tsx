import { useTranslate } from 'ra-core';
import { useEffect, useEffectEvent, useRef, useState, type SubmitEvent } from 'react';
import { Refusal } from './PublicForm';
import { useSubmission } from './useSubmission';

type Texts<Name extends string> = Partial<Record<Name, string>>;

/** Text from the server, or a message that follows the language. */
type Sentence = string | { message: string; messageArgs: object } | undefined;

type Sentences<Name extends string> = Partial<Record<Name, Sentence>>;

interface PublicFormOptions<Name extends string> {
  initial: Record<Name, string>;
  maxLengths?: { [N in NoInfer<Name>]?: number | undefined };
  problemsOf: (values: Record<Name, string>) => Texts<Name>;
  autoFocus: NoInfer<Name>;
  send: (values: Record<Name, string>) => Promise<void>;
  onRefused: (error: unknown, names: readonly Name[]) => { errors: Sentences<Name>; wait: number | null };
}

/** Form state for public pages, where react-hook-form would be too large. */
export const usePublicForm = <Name extends string>(options: PublicFormOptions<Name>) => {
  const { initial, maxLengths, problemsOf, autoFocus, send, onRefused } = options;
  const t = useTranslate();
  const { busy, wait, submit } = useSubmission();
  const [values, setValues] = useState(initial);
  const [isChecked, setChecked] = useState(false);
  const [refused, setRefused] = useState<Sentences<Name>>({});
  const inputs = useRef<Partial<Record<Name, HTMLInputElement | null>>>({});
  const names = Object.keys(initial) as Name[];

  const focus = useEffectEvent(() => {
    if (!Object.values(inputs.current).includes(document.activeElement)) inputs.current[autoFocus]?.focus();
  });
  useEffect(() => focus(), []);

  const focusFirst = (texts: Sentences<Name>) => {
    const first = names.find((name) => texts[name]);
    if (first) inputs.current[first]?.focus();
    return first !== undefined;
  };
  const refuse = (sentences: Sentences<Name>) => {
    setRefused(sentences);
    focusFirst(sentences);
  };
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    setChecked(true);
    if (focusFirst(problemsOf(values))) return;
    void submit(
      () => send(values),
      (error) => {
        const refusal = onRefused(error, names);
        refuse(refusal.errors);
        return refusal.wait;
      },
    );
  };

  const problems: Texts<Name> = isChecked ? problemsOf(values) : {};
  const bind = (name: Name) => {
    const problem: string | undefined = problems[name];
    const sentence: Sentence = refused[name];
    const refusal = typeof sentence === 'object' ? t(sentence.message, sentence.messageArgs) : sentence;
    return {
      name,
      value: values[name],
      maxLength: maxLengths?.[name],
      onChange: (value: string) => {
        setValues((all) => ({ ...all, [name]: value }));
        setRefused((all) => ({ ...all, [name]: undefined }));
      },
      error: problem ? t(problem) : refusal && <Refusal>{refusal}</Refusal>,
      ref: (input: HTMLInputElement | null) => {
        inputs.current[name] = input;
      },
    };
  };
  return { values, bind, refuse, form: { onSubmit, busy, wait } };
};
