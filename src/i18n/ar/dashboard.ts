import { settings } from '../../settings';
import type { dashboard as en } from '../en/dashboard';
import type { Texts } from '../texts';

const brand = settings.brandName;

export const dashboard: Texts<typeof en> = {
  title: 'لوحة المعلومات',
  greeting: 'مرحبًا %{name}',
  heading: `مرحبًا بك في ${brand} - بوابتك إلى ابتكارات DIC`,
  line: 'يُرجى اختيار أحد الخيارات أدناه للبدء',
  loading: 'جارٍ تحميل خدماتك...',
  services: 'خدماتك',
  welcome: { title: 'مرحبًا بك', text: 'يُرجى التواصل مع فريقنا لتفعيل خدماتك' },

  search: {
    label: 'البحث في الخدمات',
    anywhere: 'البحث بالكتابة في أي مكان',
    count:
      'لم يُعثر على خدمات |||| عُثر على خدمة واحدة |||| عُثر على خدمتين |||| عُثر على %{smart_count} خدمات |||| عُثر على %{smart_count} خدمة |||| عُثر على %{smart_count} خدمة',
    none: 'لا توجد خدمة تطابق «%{query}».',
    showAll: 'عرض كل الخدمات',
  },
  card: {
    pin: 'تثبيت %{service}',
    unpin: 'إلغاء تثبيت %{service}',
    retry: 'إعادة محاولة %{service}',
    owner: 'المسؤول:',
    help: 'مساعدة',
    helpFor: 'مساعدة بشأن %{service}',
  },
  groups: { pinned: 'مثبّتة', others: 'خدمات أخرى' },
  more: {
    title: 'خدمات أخرى، وكيفية الحصول عليها',
    request: 'طلب %{service}',
    subject: 'الوصول إلى %{service}',
    body: 'مرحبًا،\n\nيُرجى منح %{email} حق الوصول إلى %{service} (%{code}).\n',
  },

  error: {
    title: 'تنبيه!',
    expired: 'انتهت صلاحية الجلسة. يُرجى تسجيل الدخول مجددًا.',
    forbidden: 'ليس لديك إذن بالوصول إلى هذا المورد.',
    accessDenied: 'تم رفض الوصول. يُرجى التواصل مع المسؤول.',
    notConfigured: 'لم يُعثر على إعدادات الخدمة.',
    unavailable: 'الخادم غير متاح مؤقتًا. يُرجى إعادة المحاولة بعد قليل.',
    serverIssues: 'يواجه الخادم مشكلات. يُرجى إعادة المحاولة لاحقًا.',
    network: 'خطأ: حدث خطأ في الشبكة. يُرجى التحقق من الاتصال وإعادة المحاولة.',
    timeout: 'خطأ: استغرق الخادم وقتًا طويلًا للرد.',
    format: 'خطأ: تنسيق الاستجابة غير متوقع. يُرجى إعادة المحاولة.',
    http: 'خطأ HTTP: %{status}',
    other: 'خطأ: %{message}',
    retryFailed: 'لم تنجح إعادة المحاولة. يُرجى إعادة المحاولة لاحقًا.',
    retrying: 'جارٍ إعادة المحاولة...',
    signOut: 'تسجيل الخروج',
  },

  open: {
    note: { title: 'قبل فتح %{service}', text: 'توجد ملاحظة حول هذه الخدمة:' },
    ask: {
      title: 'فتح %{service}؟',
      text: 'يطلب رابط فتح %{service}، وسيسجّل دخولك هناك. تُستحسن المتابعة فقط إذا كان الرابط موثوقًا.',
      go: 'فتح',
    },
    missingToken: 'رمز الوصول مفقود. يُرجى تسجيل الدخول مجددًا.',
    serviceMissing: 'بيانات الخدمة مفقودة.',
    backendMissing: 'لم يُضبط عنوان URL للواجهة الخلفية للخدمة %{service}.',
    frontendMissing: 'لم يُضبط عنوان URL للواجهة الأمامية للخدمة %{service}.',
    failed: 'تعذّر فتح %{service}. يُرجى إعادة المحاولة.',
    businessHubMissing: 'لم يُضبط عنوان URL لخدمة Business Hub.',
    projectHubMissing: 'لم يُضبط عنوان URL لخدمة Project Hub.',
    tooManyRequests: 'عدد الطلبات كبير جدًا. يُرجى الانتظار قليلًا ثم إعادة المحاولة.',
    signInAgain: 'تعذّرت المصادقة. يُرجى تسجيل الدخول إلى PulseHub مجددًا.',
    authenticationFailed: 'تعذّرت المصادقة. يُرجى إعادة المحاولة.',
    direct: 'لا تتعرّف خدمة Project Hub على تسجيل الدخول هذا. جارٍ فتحها مباشرة...',
    projectHubWelcome: 'مرحبًا بك في Project Hub!',
  },

  target: {
    title: `مغادرة ${brand}؟`,
    text: 'يؤدي الرابط إلى %{host}. تُستحسن المتابعة فقط إذا كان هذا العنوان معروفًا لديك.',
    go: 'متابعة',
    stay: 'البقاء هنا',
    refused: 'يؤدي هذا الرابط إلى عنوان لا يمكن فتحه.',
  },
};
