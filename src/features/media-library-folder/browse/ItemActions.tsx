import Delete from '@mui/icons-material/DeleteOutlined';
import Download from '@mui/icons-material/DownloadOutlined';
import DriveFileRenameOutline from '@mui/icons-material/DriveFileRenameOutlineOutlined';
import FolderOpen from '@mui/icons-material/FolderOpen';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { downloadAddress } from '../mediaFile';
import { useItemActions } from './BrowserContext';
import type { FileItem, Item } from './item';
import { tooltip } from '../../../ui/page/SharedTooltip';

interface ButtonProps {
  className: string;
  'aria-label': string;
  'data-tooltip': string;
}

const DownloadButton = ({ item, ...props }: { item: FileItem } & ButtonProps) => {
  const { download } = useItemActions();
  const address = downloadAddress(item.file.file_url);
  const icon = <Download fontSize="small" />;
  if (!address)
    return (
      <button type="button" disabled {...props}>
        {icon}
      </button>
    );
  return (
    <a {...download(address, item.name)} {...props}>
      {icon}
    </a>
  );
};

export const ItemActions = ({ item }: { item: Item }) => {
  const t = useTranslate();
  const { openDialog, linkTo } = useItemActions();
  const propsOf = (act: string): ButtonProps => {
    return { className: 'icon-button', ...tooltip(t(`mediaLibraryFolder.act.${act}`, { name: item.name })) };
  };
  return (
    <div>
      {item.kind === 'folder' ? (
        <Link to={linkTo(item)} {...propsOf('open')}>
          <FolderOpen fontSize="small" />
        </Link>
      ) : (
        <DownloadButton item={item} {...propsOf('download')} />
      )}
      <button type="button" {...propsOf('rename')} onClick={() => openDialog({ type: 'rename', item })}>
        <DriveFileRenameOutline fontSize="small" />
      </button>
      <button
        type="button"
        {...propsOf('delete')}
        onClick={() => openDialog({ type: 'delete', items: [item] })}
      >
        <Delete fontSize="small" />
      </button>
    </div>
  );
};
