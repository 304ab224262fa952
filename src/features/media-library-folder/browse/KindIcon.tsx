import AudioFileOutlined from '@mui/icons-material/AudioFileOutlined';
import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined';
import FolderOutlined from '@mui/icons-material/FolderOutlined';
import ImageOutlined from '@mui/icons-material/ImageOutlined';
import InsertDriveFileOutlined from '@mui/icons-material/InsertDriveFileOutlined';
import PictureAsPdfOutlined from '@mui/icons-material/PictureAsPdfOutlined';
import VideoFileOutlined from '@mui/icons-material/VideoFileOutlined';
import { useTranslate } from 'ra-core';
import type { MediaKind } from '../mediaFile';

const looks = {
  folder: { Icon: FolderOutlined, color: 'primary' },
  pdf: { Icon: PictureAsPdfOutlined, color: 'error' },
  image: { Icon: ImageOutlined, color: 'info' },
  text: { Icon: DescriptionOutlined, color: 'action' },
  audio: { Icon: AudioFileOutlined, color: 'warning' },
  video: { Icon: VideoFileOutlined, color: 'warning' },
  other: { Icon: InsertDriveFileOutlined, color: 'action' },
} as const;

interface KindIconProps {
  kind: MediaKind | 'folder';
  size?: 'medium' | 'large';
}

/** What something is, by its sign; the word for it is heard. */
export const KindIcon = ({ kind, size = 'medium' }: KindIconProps) => {
  const t = useTranslate();
  const { Icon, color } = looks[kind];
  return <Icon color={color} fontSize={size} titleAccess={t(`mediaLibraryFolder.kind.${kind}`)} />;
};
