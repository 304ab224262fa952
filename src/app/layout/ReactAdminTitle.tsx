import { Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { focusHeading } from '../../ui/page/PageHeading';

/** react-admin's `<Title>` writes into the element with this id; the document takes its title from there. */
export const ReactAdminTitle = () => {
  const translate = useTranslate();
  const heading = useRef<HTMLDivElement>(null);
  const [page, setPage] = useState('');
  const isDirect = useLocation().key === 'default';
  useEffect(() => {
    const read = () => setPage(heading.current?.textContent ?? '');
    const observer = new MutationObserver(read);
    if (heading.current)
      observer.observe(heading.current, { childList: true, characterData: true, subtree: true });
    return () => observer.disconnect();
  }, []);
  useEffect(() => {
    if (page && !isDirect) focusHeading(heading.current);
    // oxlint-disable-next-line react/exhaustive-deps -- when another page has its title
  }, [page]);
  return (
    <>
      {page && <title>{translate('shell.title', { page })}</title>}
      <Typography
        variant="h1"
        component="div"
        {...(page && { role: 'heading', 'aria-level': 1 })}
        id="react-admin-title"
        ref={heading}
        tabIndex={-1}
        sx={{ outline: 'none', mb: 4, overflowWrap: 'anywhere', '&:empty': { display: 'none' } }}
      />
    </>
  );
};
