import { Box } from '@mui/material';
import { Suspense, useId, useState, type ReactNode } from 'react';
import { PageSkeleton } from '../loading/PageSkeleton';
import { TabList } from './TabList';

interface PageTab<Name extends string> {
  name: Name;
  label: string;
  count?: string | undefined;
  panel: ReactNode;
}

interface PageTabsProps<Name extends string> {
  label: string;
  tabs: readonly PageTab<Name>[];
  active: Name;
  onOpen: (name: Name) => void;
}

export const PageTabs = <Name extends string>({ label, tabs, active, onOpen }: PageTabsProps<Name>) => {
  const id = useId();
  const [openedTabs, setOpenedTabs] = useState<readonly Name[]>([active]);
  if (!openedTabs.includes(active)) setOpenedTabs([...openedTabs, active]);
  return (
    <>
      <TabList
        label={label}
        tabs={tabs}
        ids={{ prefix: id }}
        active={active}
        onOpen={onOpen}
        sx={{ mt: 2, mb: { xs: 2, sm: 4 } }}
      />
      {tabs.map((tab) => (
        <Box
          key={tab.name}
          role="tabpanel"
          id={`${id}panel-${tab.name}`}
          // Labels only the visible panel, so that lookups by name do not find hidden ones.
          aria-labelledby={tab.name === active ? `${id}tab-${tab.name}` : undefined}
          hidden={tab.name !== active}
        >
          {openedTabs.includes(tab.name) && <Suspense fallback={<PageSkeleton />}>{tab.panel}</Suspense>}
        </Box>
      ))}
    </>
  );
};
