import { Suspense } from 'react';
import { lazyPart } from '../../ui/loading/lazyPart';
import { useNotice } from './useNotice';

/** Loaded only where there is a notice: it brings more than the sign-in page needs. */
const Notice = lazyPart(() => import('./Notice'));

const NoticeOfNow = () => {
  const notice = useNotice();
  return (
    // There before the notice: screen readers announce only what changes.
    <output style={{ display: 'block' }}>
      <Suspense fallback={null}>{notice && <Notice notice={notice} />}</Suspense>
    </output>
  );
};

export default NoticeOfNow;
