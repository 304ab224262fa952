import Alert from '@mui/material/Alert';
import { useStoreContext, useTranslate, useI18nProvider } from 'ra-core';
import { useState } from 'react';
import { noticeText, type Notice as NoticeOfSite } from '../../model/notice';
import { useNotice } from './useNotice';

const hiddenKey = 'notice';

/** Another text, level or time is another notice. */
const nameOf = ({ level, from, until, text }: NoticeOfSite): string =>
  JSON.stringify([level, from, until, text]).slice(0, 400);

/** Above everything: what whoever runs the portal tells everybody, until it is hidden in this browser. */
const Notice = () => {
  const t = useTranslate();
  const language = useI18nProvider().getLocale();
  const { getItem, setItem } = useStoreContext();
  const [hidden, setHidden] = useState(() => getItem<unknown>(hiddenKey));
  const notice = useNotice();
  const isShown = notice !== null && nameOf(notice) !== hidden;
  const said = isShown ? noticeText(notice, language) : null;
  const hide = () => {
    if (!notice) return;
    setItem(hiddenKey, nameOf(notice));
    setHidden(nameOf(notice));
  };
  return (
    // There from the start: screen readers announce only what changes.
    <output style={{ display: 'block' }}>
      {said && (
        <Alert
          severity={notice?.level ?? 'info'}
          role="none"
          onClose={hide}
          closeText={t('shell.notice.hide')}
          sx={{ borderRadius: 0, justifyContent: 'center', '& .MuiAlert-action': { marginInlineStart: 4 } }}
        >
          <span lang={said.language} dir="auto" style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {said.text}
          </span>
        </Alert>
      )}
    </output>
  );
};

export default Notice;
