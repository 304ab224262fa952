/** A message to one person (spec 2 §3 "Notification"). `created_at` is ISO 8601. */
export interface Notification {
  id: number;
  title: string;
  message: string | null;
  service: string | null;
  is_read: boolean;
  created_at: string;
  other_data?: { ip?: string; device_info?: Record<string, string> } | null;
}

export const unreadCount = (list: readonly Notification[]): number =>
  list.filter(({ is_read }) => !is_read).length;
