import { act, render, screen } from '@testing-library/react';
import { Link, useLocation, UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { afterPaint } from '../../../src/ui/afterPaint';
import { createBlockableHistory } from '../../../src/ui/navigation/blockableHistory';
import { PortalRouter, useHeldPage } from '../../../src/ui/navigation/PortalRouter';

const open = (readyPath: string) => {
  const history = createBlockableHistory(createMemoryHistory({ initialEntries: ['/list'] }));
  const frames: string[] = [];
  const pages: string[] = [];
  const isReady = (pathname: string) => pathname === readyPath;
  const Frame = () => {
    frames.push(useHeldPage(isReady) ? 'held' : 'shown');
    return null;
  };
  const Page = () => {
    const { pathname } = useLocation();
    pages.push(pathname);
    return <Link to="/record">{pathname}</Link>;
  };
  const frame = <Frame />;
  const page = <Page />;
  render(
    <PortalRouter history={history}>
      {frame}
      {page}
    </PortalRouter>,
  );
  const rendered = (go: () => void) => {
    frames.length = 0;
    pages.length = 0;
    act(go);
    return { frames, pages };
  };
  return { history, rendered };
};

const nextPaint = () => act(() => new Promise<void>((resolve) => void afterPaint(resolve)));

describe('a page that is followed by', () => {
  it('one that is ready is held, without a render of its own, until the click is painted', async () => {
    const { history, rendered } = open('/record');
    const { frames, pages } = rendered(() => history.navigator.push('/record'));
    expect(frames).toEqual(['held']);
    expect(await screen.findByRole('link', { name: '/record' })).toBeVisible();
    expect(frames).toEqual(['held', 'shown']);
    expect(pages).toEqual(['/record']);
  });

  it('one that is left before it was painted is never rendered', async () => {
    const { history, rendered } = open('/record');
    expect(rendered(() => history.navigator.push('/record')).frames).toEqual(['held']);
    const { pages } = rendered(() => history.navigator.push('/list?page=2'));
    await nextPaint();
    expect(pages).toEqual(['/list']);
  });

  it('one that is not ready is left at once', () => {
    const { history, rendered } = open('/elsewhere');
    const { frames } = rendered(() => history.navigator.push('/record'));
    expect(frames).not.toContain('held');
    expect(screen.getByRole('link')).toHaveTextContent('/record');
  });

  it('itself with other parameters, or by one that replaces it, is not held', () => {
    const { history, rendered } = open('/record');
    expect(rendered(() => history.navigator.push('/list?page=2')).frames).not.toContain('held');
    expect(rendered(() => history.navigator.replace('/record')).frames).not.toContain('held');
  });
});
