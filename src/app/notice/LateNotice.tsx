import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '../../ui/loading/lazyPart';

const NoticeOfNow = lazyPart(() => import('./NoticeOfNow'));

/** What a page needs is loaded first. */
const lateMs = 1500;

export const LateNotice = () => {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), lateMs);
    return () => clearTimeout(timer);
  }, []);
  return <Suspense fallback={null}>{isLate && <NoticeOfNow />}</Suspense>;
};
