import { Skeleton } from '@mui/material';

/** As high as the charts, so that the table under them does not jump when they come. */
export const LogChartsSkeleton = () => <Skeleton variant="rounded" height={336} />;
