import { settings } from '../../../settings';
import type { shell as en } from '../../en/public/shell';
import type { Texts } from '../../texts';

const brand = settings.brandName;

export const shell: Texts<typeof en> = {
  brand,
  title: `%{page} · ${brand}`,
  home: `${brand}، لوحة المعلومات`,
  skip: 'التخطي إلى المحتوى',
  nav: {
    label: 'القائمة الرئيسية',
    dashboard: 'لوحة المعلومات',
    projects: 'المشاريع',
    admin: 'الإدارة',
  },
  menu: {
    open: 'قائمة الحساب، %{letters}',
    profile: 'ملفي الشخصي',
    library: 'مكتبة الوسائط',
    admin: 'الإدارة',
    signOut: 'تسجيل الخروج',
  },
  palette: 'البحث والانتقال',
  theme: { light: 'فاتح', dark: 'داكن', system: 'حسب الجهاز', choose: 'المظهر' },
  language: {
    choose: 'اللغة',
    failed: 'تعذّر تحميل اللغة. يُرجى التحقق من الاتصال وإعادة المحاولة.',
  },
  bell: {
    unknown: 'الإشعارات',
    none: 'الإشعارات، لا توجد إشعارات غير مقروءة',
    some: 'الإشعارات، لا توجد إشعارات غير مقروءة |||| الإشعارات، إشعار واحد غير مقروء |||| الإشعارات، إشعاران غير مقروءين |||| الإشعارات، %{smart_count} إشعارات غير مقروءة |||| الإشعارات، %{smart_count} إشعارًا غير مقروء |||| الإشعارات، %{smart_count} إشعار غير مقروء',
    loading: 'الإشعارات، غير المقروءة حتى الآن: %{smart_count}، جارٍ تحميل البقية',
    atLeast: 'الإشعارات، عدد غير المقروءة %{smart_count} على الأقل',
  },
  footer: {
    copyright: `© %{year} ${settings.companyName}`,
    version: 'الإصدار %{version}',
    apiDocs: 'وثائق API',
    accessibility: 'إمكانية الوصول',
  },
  expired: {
    title: 'تنبيه!',
    text: 'انتهت صلاحية الجلسة. يُرجى تسجيل الدخول مجددًا للمتابعة.',
    signOut: 'تسجيل الخروج',
  },
  notFound: {
    title: 'الصفحة غير موجودة',
    text: 'الصفحة المطلوبة غير موجودة أو نُقلت إلى مكان آخر.',
    home: 'العودة إلى لوحة المعلومات',
  },
  accessDenied: {
    title: 'تم رفض الوصول',
    text: 'ليس لديك إذن بعرض هذه الصفحة. يُرجى التواصل مع المسؤول.',
    home: 'العودة إلى لوحة المعلومات',
  },
  crashed: {
    title: 'حدث خطأ ما',
    text: 'واجهت هذه الصفحة مشكلة. لم يتأثر عملك في الصفحات الأخرى.',
    retry: 'إعادة المحاولة',
  },
  notLoaded: {
    title: 'تعذّر تحميل هذه الصفحة',
    text: 'انقطع الاتصال أو يتوفر إصدار أحدث. إعادة تحميل الصفحة تفيد في الحالتين.',
    retry: 'إعادة المحاولة',
  },
  broken: {
    title: 'حدث خطأ ما',
    text: `واجه ${brand} مشكلة ولا يمكنه المتابعة. قد تفيد إعادة تحميل الصفحة.`,
  },
  newVersion: 'يتوفر إصدار جديد.',
  offline: 'لا يوجد اتصال بالإنترنت. قد تكون المعلومات المعروضة قديمة.',
  unreachable: `الخادم لا يستجيب حاليًا. سيعيد ${brand} المحاولة تلقائيًا.`,
  notice: { hide: 'إخفاء هذا التنبيه' },
};
