import Alert from '@mui/material/Alert';
import { useI18nProvider, useStoreContext, useTranslate } from 'ra-core';
import { useState } from 'react';
import { noticeText, type Notice as NoticeOfSite } from '../../model/notice';

const hiddenKey = 'notice';

/** Another text, level or time is another notice. */
const nameOf = ({ level, from, until, text }: NoticeOfSite): string =>
  JSON.stringify([level, from, until, text]).slice(0, 400);

/** What whoever runs the portal tells everybody, until it is hidden in this browser. */
const Notice = ({ notice }: { notice: NoticeOfSite }) => {
  const t = useTranslate();
  const language = useI18nProvider().getLocale();
  const { getItem, setItem } = useStoreContext();
  const [hidden, setHidden] = useState(() => getItem<unknown>(hiddenKey));
  const name = nameOf(notice);
  if (name === hidden) return null;
  const said = noticeText(notice, language);
  const hide = () => {
    setItem(hiddenKey, name);
    setHidden(name);
  };
  return (
    <Alert
      severity={notice.level}
      role="none"
      onClose={hide}
      closeText={t('shell.notice.hide')}
      sx={{ borderRadius: 0, justifyContent: 'center', '& .MuiAlert-action': { marginInlineStart: 4 } }}
    >
      <span lang={said.language} dir="auto" style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {said.text}
      </span>
    </Alert>
  );
};

export default Notice;
