import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { downloadAddress } from '../mediaFile';
import { useItemActions } from './BrowserContext';
import type { FileItem, Item } from './item';
import { RowIcon } from '../../../ui/lists/RowIcon';

interface ButtonProps {
  className: string;
  'aria-label': string;
  title: string;
}

const DownloadButton = ({ item, ...props }: { item: FileItem } & ButtonProps) => {
  const { download } = useItemActions();
  const address = downloadAddress(item.file.file_url);
  const icon = <RowIcon name="download" />;
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
    const label = t(`mediaLibraryFolder.act.${act}`, { name: item.name });
    return { className: 'icon-button', 'aria-label': label, title: label };
  };
  return (
    <div className="item-actions">
      {item.kind === 'folder' ? (
        <Link to={linkTo(item)} {...propsOf('open')}>
          <RowIcon name="open" />
        </Link>
      ) : (
        <DownloadButton item={item} {...propsOf('download')} />
      )}
      <button type="button" {...propsOf('rename')} onClick={() => openDialog({ type: 'rename', item })}>
        <RowIcon name="rename" />
      </button>
      <button
        type="button"
        {...propsOf('delete')}
        onClick={() => openDialog({ type: 'delete', items: [item] })}
      >
        <RowIcon name="delete" />
      </button>
    </div>
  );
};
