import { useNotify } from 'ra-core';
import {
  lazy,
  Suspense,
  useEffect,
  useEffectEvent,
  useState,
  type ComponentProps,
  type ReactNode,
} from 'react';
import { reloadPage } from '../form/leaveGuard';
import type { ToastAction } from '../toasts/Toast';

/** Recognises a chunk that is missing after a network failure or a deployment, which only a reload fixes. */
export const isChunkFailure = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|importing a module script failed|unable to preload/i.test(error.message);

/** Component type that React's `lazy` accepts. */
type AnyComponent = Awaited<ReturnType<Parameters<typeof lazy>[0]>>['default'];

/**
 * Loads code on first render, or earlier by `load`; after that, React's `lazy` alone would still show its fallback
 * for 300 ms. A failed load goes to the error boundary, which offers a reload.
 */
export const lazyCode = <Content extends AnyComponent>(fetchCode: () => Promise<{ default: Content }>) => {
  let loaded: Content | null = null;
  const load = async () => {
    const code = await fetchCode();
    loaded = code.default;
    return code;
  };
  const Lazy: AnyComponent = lazy(load);
  const Code = (props: ComponentProps<Content>) => {
    const [Shown] = useState<AnyComponent>(() => loaded ?? Lazy);
    return <Shown {...props} />;
  };
  return Object.assign(Code, { load, isLoaded: () => loaded !== null });
};

/** Loads a dialog or part of a screen. A failed load offers a reload and closes only that part. */
export const lazyPart = <Content extends AnyComponent>(
  fetchCode: () => Promise<{ default: Content }>,
  fallback: ReactNode = null,
) => {
  const Part: AnyComponent = lazyCode(() =>
    fetchCode().catch((error: unknown) => {
      if (!isChunkFailure(error)) throw error;
      // Receives the props of the part, but uses only `onClose`.
      return { default: LoadError as never };
    }),
  );
  return (props: ComponentProps<Content>) => (
    <Suspense fallback={fallback}>
      <Part {...props} />
    </Suspense>
  );
};

/** Picks an export of a module as the default one, which `lazyCode` and `lazyPart` load. */
export const pickExport =
  <Name extends string>(name: Name) =>
  <Content,>(module: Record<Name, Content>) => ({ default: module[name] });

const LoadError = ({ onClose }: { onClose?: () => void }) => {
  const notify = useNotify();
  const close = useEffectEvent(() => onClose?.());
  useEffect(() => {
    const action: ToastAction = { label: 'action.reload', onClick: reloadPage };
    notify('shell.notLoaded.text', { type: 'error', autoHideDuration: null, action });
    close();
  }, [notify]);
  return null;
};
