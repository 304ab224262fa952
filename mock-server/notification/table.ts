import type { components } from '../../src/api/schema';
import type { NotificationKey, NotificationModes } from '../../src/model/notification/notificationModes';
import type { Filled } from '../filled';
import { table } from '../table';

export interface NotificationRow extends Filled<Omit<components['schemas']['Notification'], 'other_data'>> {
  user: number;
  other_data: { ip?: string; device_info?: Record<string, string> } | null;
}

export const notifications = table<NotificationRow>()('never', { user: (row) => row.user });

/** Same id as the user. */
export interface NotificationControlRow extends NotificationModes {
  id: number;
}

export const notificationControl = table<NotificationControlRow>()('never');

export interface DigestNoteRow {
  id: number;
  user: number;
  preference: NotificationKey;
  title: string;
  message: string;
  service: string;
  created_at: string;
}

export const digestNotes = table<DigestNoteRow>()('never', { user: (row) => row.user });
