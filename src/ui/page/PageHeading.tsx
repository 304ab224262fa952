import { Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { isTyping } from '../keyboard';

interface PageHeadingProps {
  title?: string;
  children: ReactNode;
}

/** Focused after a navigation, so that screen readers announce the page, but not on a direct load. */
export const PageHeading = ({ title, children }: PageHeadingProps) => {
  const translate = useTranslate();
  const { pathname } = useLocation();
  const page = title ?? (typeof children === 'string' ? children : null);
  return (
    <>
      {page && <title>{translate('shell.title', { page })}</title>}
      <Heading key={pathname}>{children}</Heading>
    </>
  );
};

const Heading = ({ children }: { children: ReactNode }) => {
  const heading = useRef<HTMLHeadingElement>(null);
  // Read on mount, because a later change of the query string is not a navigation.
  const [isDirect] = useState(useLocation().key === 'default');
  useEffect(() => {
    if (!isDirect) focusHeading(heading.current);
  }, [isDirect]);
  return (
    <Typography variant="h1" ref={heading} tabIndex={-1} sx={{ outline: 'none' }}>
      {children}
    </Typography>
  );
};

export const focusHeading = (heading: HTMLElement | null): void => {
  // Skipped if the user is already typing or in a dialog.
  const { activeElement } = document;
  if (!isTyping(activeElement) && !activeElement?.closest('[role=dialog], [role=alertdialog]'))
    heading?.focus({ preventScroll: true });
};
