import { Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

interface PageHeadingProps {
  /** The page's name in the tab; the heading itself where it is a text. */
  title?: string;
  children: ReactNode;
}

/**
 * The one heading of a page. It names the tab, and takes the focus after a navigation, so that whoever
 * listens to the screen learns where they are; a page that was loaded directly leaves the focus alone.
 */
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
  // Decided on arrival: what the page writes into its address later is no navigation.
  const [isDirect] = useState(useLocation().key === 'default');
  useEffect(() => {
    if (!isDirect && !isBusyElsewhere()) heading.current?.focus({ preventScroll: true });
  }, [isDirect]);
  return (
    <Typography variant="h1" ref={heading} tabIndex={-1} sx={{ outline: 'none' }}>
      {children}
    </Typography>
  );
};

/** A page may be rendered late; by then the user may be typing, or answering a dialog. */
const isBusyElsewhere = () =>
  Boolean(document.activeElement?.closest('input, textarea, [role="dialog"], [role="alertdialog"]'));
