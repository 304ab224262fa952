import { stemLength } from '../mediaName';
import { DeleteDialog } from './DeleteDialog';
import { FormatDialog } from './FormatDialog';
import type { Item } from './item';
import { KeysDialog } from './KeysDialog';
import { NameDialog } from './NameDialog';
import { UploadDialog } from '../upload/UploadDialog';
import type { useFolderActions } from './useFolderActions';

export type OpenDialog =
  | { is: 'newFolder' | 'upload' | 'format' | 'keys' }
  | { is: 'rename'; item: Item }
  | { is: 'delete'; items: Item[] };

interface ItemDialogsProps {
  dialog: OpenDialog | null;
  /** The folder of the page; null for the library itself. */
  folder: number | null;
  acts: ReturnType<typeof useFolderActions>;
  onDelete: (items: Item[]) => void | Promise<unknown>;
  onFormat?: () => void;
  onClose: () => void;
}

const nothing = () => undefined;
const isBlank = (problem: string) => (name: string) => (name.trim() ? undefined : problem);

/** The dialog that is open, if any. */
export const ItemDialogs = (props: ItemDialogsProps) => {
  const { dialog, folder, acts, onDelete, onFormat = nothing, onClose } = props;
  if (!dialog) return null;
  switch (dialog.is) {
    case 'newFolder':
      return (
        <NameDialog
          title="mediaLibraryFolder.newFolder.title"
          label="mediaLibraryFolder.newFolder.name"
          placeholder="mediaLibraryFolder.newFolder.placeholder"
          submit="mediaLibraryFolder.newFolder.create"
          busyLabel="mediaLibraryFolder.newFolder.creating"
          cancel="mediaLibraryFolder.newFolder.cancel"
          problemOf={isBlank('mediaLibraryFolder.newFolder.missing')}
          onSubmit={acts.createFolder}
          onClose={onClose}
        />
      );
    case 'rename':
      return <RenameDialog item={dialog.item} acts={acts} onClose={onClose} />;
    case 'delete':
      return <DeleteDialog items={dialog.items} onDelete={() => onDelete(dialog.items)} onClose={onClose} />;
    case 'upload':
      return folder === null ? null : <UploadDialog folder={folder} onClose={onClose} />;
    case 'format':
      return <FormatDialog onDone={onFormat} onClose={onClose} />;
    default:
      return <KeysDialog onClose={onClose} />;
  }
};

/** The stem of a file's name is selected, so that its extension stays. */
const RenameDialog = ({
  item,
  acts,
  onClose,
}: Pick<ItemDialogsProps, 'acts' | 'onClose'> & { item: Item }) => (
  <NameDialog
    title={`mediaLibraryFolder.${item.kind === 'folder' ? 'renameFolder' : 'renameFile'}.title`}
    label={`mediaLibraryFolder.${item.kind === 'folder' ? 'renameFolder' : 'renameFile'}.name`}
    initial={item.name}
    {...(item.kind === 'file'
      ? { selected: stemLength(item.name) }
      : { problemOf: isBlank('mediaLibraryFolder.renameFolder.missing') })}
    submit="mediaLibraryFolder.rename.ok"
    busyLabel="mediaLibraryFolder.rename.busy"
    cancel="mediaLibraryFolder.rename.cancel"
    onSubmit={(name) =>
      item.kind === 'folder' ? acts.renameFolder(item, name) : acts.renameFile(item, name)
    }
    onClose={onClose}
  />
);
