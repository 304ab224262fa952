import { act, render, screen, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { Link, useLocation, UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { afterPaint } from '../../../src/ui/afterPaint';
import { createBlockableHistory } from '../../../src/ui/navigation/blockableHistory';
import { PortalRouter } from '../../../src/ui/navigation/PortalRouter';
import { NextPathContext, PrerenderedPages } from '../../../src/ui/navigation/PrerenderedPages';

const kindOf = (pathname: string) => pathname.split('/')[1] ?? '';

const open = (next: string | null) => {
  const history = createBlockableHistory(createMemoryHistory({ initialEntries: ['/list'] }));
  const log: string[] = [];
  const Page = () => {
    const { pathname, search } = useLocation();
    log.push(`render ${pathname}${search}`);
    useEffect(() => {
      log.push(`effect ${pathname}`);
    }, [pathname]);
    return <Link to="/list">{pathname + search}</Link>;
  };
  const pages = (
    <PrerenderedPages keyOf={kindOf}>
      <Page />
    </PrerenderedPages>
  );
  const portal = (path: string | null) => (
    <PortalRouter history={history}>
      <NextPathContext value={path}>{pages}</NextPathContext>
    </PortalRouter>
  );
  const { rerender } = render(portal(next));
  const logOf = (go: () => void) => {
    log.length = 0;
    act(go);
    return [...log];
  };
  return { history, log, logOf, pointAt: (path: string) => rerender(portal(path)) };
};

describe('the next page', () => {
  it('is rendered hidden, without its effects', () => {
    const { log } = open('/record/1');
    expect(log).toEqual(['render /list', 'effect /list', 'render /record/1']);
    expect(screen.getByText('/record/1')).not.toBeVisible();
    expect(screen.getAllByRole('link')).toHaveLength(1);
  });

  it('is only shown when it is opened', () => {
    const { history, logOf } = open('/record/1');
    const hidden = screen.getByText('/record/1');
    expect(logOf(() => history.navigator.push('/record/1'))).toEqual(['effect /record/1']);
    expect(hidden).toBeVisible();
    expect(screen.queryByText('/list')).toBeNull();
  });

  it('does not render again when the user then points at another link', () => {
    const { history, logOf, pointAt } = open('/record/1');
    act(() => history.navigator.push('/record/1'));
    expect(logOf(() => pointAt('/other'))).toEqual(['render /other']);
  });

  it.each(['/record/1?tab=2', '/record/1#end'])('takes what %s adds to its address', (address) => {
    const { history } = open('/record/1');
    act(() => history.navigator.push(address));
    expect(screen.getByRole('link')).toHaveTextContent(address.split('#')[0] ?? '');
  });

  it('is shown at once with a state of its link too', () => {
    const { history, logOf } = open('/record/1');
    const hidden = screen.getByText('/record/1');
    expect(logOf(() => history.navigator.push('/record/1', { from: '/list' }))).toContain('effect /record/1');
    expect(hidden).toBeVisible();
  });

  it('is not rendered beside a page of the same kind', () => {
    open('/list/2');
    expect(screen.queryByText('/list/2')).toBeNull();
  });
});

describe('a page that is opened', () => {
  it('starts at its top, but not after Back', async () => {
    const scroll = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    const { history } = open(null);
    act(() => history.navigator.push('/record/1'));
    expect(await screen.findByText('/record/1')).toBeVisible();
    expect(scroll).toHaveBeenCalledTimes(1);
    act(() => history.navigator.go(-1));
    expect(await screen.findByText('/list')).toBeVisible();
    expect(scroll).toHaveBeenCalledTimes(1);
    scroll.mockRestore();
  });

  it('renders once the click is painted, and the page before it does not render again', async () => {
    const { history, log, logOf } = open(null);
    const frame = screen.getByText('/list').parentElement;
    expect(logOf(() => history.navigator.push('/record/1'))).toEqual([]);
    expect(frame).toHaveAttribute('aria-busy', 'true');
    expect(await screen.findByText('/record/1')).toBeVisible();
    expect(frame).toHaveAttribute('aria-busy', 'false');
    expect(log).toEqual(['render /record/1', 'effect /record/1']);
  });

  it('is shown once the click is painted too if its prerendering has not ended', async () => {
    const { history, logOf, pointAt } = open(null);
    const clickAtOnce = () => {
      pointAt('/record/1');
      history.navigator.push('/record/1');
    };
    expect(logOf(clickAtOnce)).not.toContain('effect /record/1');
    expect(screen.getByText('/list')).toBeVisible();
    await waitFor(() => expect(screen.getByText('/record/1')).toBeVisible());
  });

  it('is never rendered when the user goes elsewhere before', async () => {
    const { history, log, logOf } = open(null);
    expect(logOf(() => history.navigator.push('/record/1'))).toEqual([]);
    act(() => history.navigator.replace('/other'));
    await act(() => new Promise<void>((resolve) => void afterPaint(resolve)));
    expect(log).toEqual(['render /other', 'effect /other']);
  });

  it('is shown at once when it replaces the page before it', () => {
    const { history, logOf } = open(null);
    expect(logOf(() => history.navigator.replace('/other'))).toEqual(['render /other', 'effect /other']);
  });

  it('keeps its state when only its address changes', () => {
    const { history, logOf } = open(null);
    expect(logOf(() => history.navigator.push('/list?page=2'))).toEqual(['render /list?page=2']);
  });
});
