import type { admin as en } from '../en/admin';
import type { Texts } from '../texts';

export const admin: Texts<typeof en> = {
  title: 'قائمة الإدارة',
  tabs: 'أقسام الإدارة',
  tab: {
    users: 'المستخدمون',
    googlePlay: 'عنوان Google Play',
    dicServices: 'خدمات DIC',
    messageTemplate: 'قوالب الرسائل',
    activity: 'النشاط',
  },
  activity: 'نشاط جميع المستخدمين',
};
