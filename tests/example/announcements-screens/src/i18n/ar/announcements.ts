import type { announcements as english, resources as englishResources } from '../en/announcements';
import type { Texts } from '../texts';

export const announcements: Texts<typeof english> = {
  audience: { everyone: 'الجميع', staff: 'الموظفون فقط' },
};

export const resources: Texts<typeof englishResources> = {
  announcements: {
    // React-admin asks for the plural by the number two.
    name: 'إعلانات |||| إعلان |||| إعلانات |||| إعلانات |||| إعلانات |||| إعلانات',
    fields: {
      title: 'العنوان',
      text: 'النص',
      link: 'الرابط',
      audience: 'الجمهور',
      starts_on: 'يبدأ في',
      priority: 'الأولوية',
      is_pinned: 'مثبّت',
    },
  },
};
