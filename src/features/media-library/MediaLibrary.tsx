import { PageSkeleton } from '../../ui/PageSkeleton';

const MediaLibrary = () => <PageSkeleton />;

export default MediaLibrary;
