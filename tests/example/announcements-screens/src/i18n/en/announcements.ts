export const announcements = { audience: { everyone: 'Everyone', staff: 'Staff only' } };

export const resources = {
  announcements: {
    name: 'Announcement |||| Announcements',
    fields: {
      title: 'Title',
      text: 'Text',
      link: 'Link',
      audience: 'Audience',
      starts_on: 'Starts on',
      priority: 'Priority',
      is_pinned: 'Pinned',
    },
  },
};
