/** Texts of the notifications (spec 2 §2.8, §8 "Notifications", §9). */
export const notification = {
  title: 'Notifications',
  count: '1 notification |||| %{smart_count} notifications',
  countOf:
    '1 notification (filtered from %{total} total) |||| %{smart_count} notifications (filtered from %{total} total)',

  search: 'Search by title or message...',
  searchLabel: 'Search notifications',
  status: 'Read status',
  read: { unread: 'Unread', read: 'Read', all: 'All' },
  sort: { desc: 'Newest First', asc: 'Oldest First' },
  sortHint: 'Change the order. Now: %{order}',
  services: 'Services',
  allServices: 'All Services',
  dates: {
    open: 'Date Range',
    chosen: 'Date range: %{range}',
    range: '%{from} - %{to}',
    clear: 'Clear Date Filter',
  },
  active: {
    title: 'Active Filters',
    clearAll: 'Clear All',
    remove: 'Remove filter: %{filter}',
    search: 'Search: "%{value}"',
    read: 'Status: %{value}',
    service: 'Service: %{value}',
    dates: 'Dates: %{value}',
  },

  markShown: 'Mark 1 shown as read |||| Mark all %{smart_count} shown as read',
  selected: '%{count} selected',
  markSelected: 'Mark Selected as Read',
  marking: 'Marking...',
  deleteSelected: 'Delete Selected',
  confirm: 'Are you sure you want to delete the selected items?',

  today: 'Today',
  yesterday: 'Yesterday',
  day: '%{day}',
  selectAll: 'Select All',
  selectDay: 'Select All, %{day}',
  select: 'Select: %{title}',
  noMessage: 'No message available',
  created: '%{date} at %{time}',
  isRead: 'Read',
  isUnread: 'Unread',
  markRead: 'Mark as read',
  markUnread: 'Mark as unread',
  of: '%{action}: %{title}',
  other: {
    label: 'Where it came from',
    ip: 'IP',
    Device: 'Device',
    Browser: 'Browser',
    'Device Type': 'Device Type',
  },

  news: '%{smart_count} new |||| %{smart_count} new',
  newRowsHint: 'Show %{smart_count} new notification |||| Show %{smart_count} new notifications',

  none: 'No notifications available',
  noMatch: 'No notifications match your current filters. Try adjusting your search criteria.',
  loading: 'Loading notifications...',
  loadingRest: 'Loading the rest...',
  newestOnly: 'Only the newest %{count} are loaded.',
  error: 'Error loading notifications',
  retry: 'Try Again',

  live: { open: 'Live', connecting: 'Connecting...', lost: 'Reconnecting...' },

  settings: {
    open: 'Notification settings',
    desktop: 'Desktop notifications',
    desktopHint: 'Shows new notifications while you are looking at something else.',
    desktopDenied: 'Your browser does not allow desktop notifications for this site.',
    help: 'Show shortcuts',
  },
  keys: {
    next: 'Next notification',
    previous: 'Previous notification',
    select: 'Select or unselect',
    read: 'Mark as read',
    delete: 'Delete',
    toggle: 'Mark as read or unread',
  },

  marked: '%{smart_count} notification marked as read. |||| %{smart_count} notifications marked as read.',
  unmarked:
    '%{smart_count} notification marked as unread. |||| %{smart_count} notifications marked as unread.',
  deleted: '%{smart_count} notification deleted. |||| %{smart_count} notifications deleted.',
  listFailed: 'Failed to load notifications. Please try again.',
  markFailed: 'Failed to update the notification. Please try again.',
  deleteFailed: 'Failed to delete the notification. Please try again.',
  someNotMarked:
    '%{smart_count} notification could not be updated. |||| %{smart_count} notifications could not be updated.',
  someNotDeleted:
    '%{smart_count} notification could not be deleted. |||| %{smart_count} notifications could not be deleted.',
};
