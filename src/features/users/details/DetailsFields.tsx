import { useTranslate } from 'ra-core';
import { editTexts } from '../../../model/userRules';
import { TextInput } from '../../../ui/TextInput';
import { SessionLimitInput } from './SessionLimitInput';
import type { DetailsForm } from './useDetailsForm';

/** The texts of an account and its limit, to be read or changed (spec 2 §2.5). */
export const DetailsFields = ({ form }: { form: DetailsForm }) => {
  const t = useTranslate();
  const { values, errors, change, isEditing } = form;
  const errorOf = (name: string) => errors[name] && t(errors[name], { _: errors[name] });
  const label = (name: string) => t(`userPages.field.${name}`);
  return (
    <>
      {editTexts.map((name) => (
        <TextInput
          key={name}
          name={name}
          label={label(name)}
          value={values[name]}
          onChange={(value) => change({ [name]: value }, name)}
          error={errorOf(name)}
          readOnly={!isEditing}
          autoComplete="off"
          {...(name === 'email' ? { type: 'email', inputMode: 'email' } : {})}
        />
      ))}
      <SessionLimitInput
        label={label('max_active_sessions')}
        value={values.max_active_sessions}
        onChange={(value) => change({ max_active_sessions: value }, 'max_active_sessions')}
        error={errorOf('max_active_sessions')}
        readOnly={!isEditing}
      />
    </>
  );
};
