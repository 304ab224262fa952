import type { MessageKey } from './fr';

export const arabic: Record<MessageKey, string> = {
  'Authentication credentials were not provided.': 'لم تُقدَّم بيانات الاعتماد.',
  'Given token not valid for any token type': 'الرمز المميز المقدَّم غير صالح لأي نوع من الرموز',
  'Token is invalid or expired': 'الرمز المميز غير صالح أو منتهي الصلاحية',
  'You do not have permission to perform this action.': 'ليس لديك إذن لتنفيذ هذا الإجراء.',
  'Not found.': 'غير موجود.',
  'Invalid page.': 'صفحة غير صالحة.',
  'Method "{method}" not allowed.': 'الطريقة «{method}» غير مسموح بها.',
  'Request was throttled. Expected available in {seconds} seconds.':
    'طلبات كثيرة جدًا. المدة المتبقية حتى إعادة المحاولة (بالثواني): {seconds}.',
  'The development tools are available only under their own host name.':
    'أدوات التطوير لا تجيب إلا على مضيفها.',
  'This server answers only under its own host name.': 'لا يجيب هذا الخادم إلا على مضيفه.',
  'Other websites may not send this request.': 'لا يمكن لموقع آخر إرسال هذا الطلب.',

  'Internal server error.': 'خطأ داخلي في الخادم.',
  'The request took too long to arrive.': 'استغرق وصول الطلب وقتًا أطول من اللازم.',
  'The request is too large.': 'الطلب كبير جدًا.',
  'The connection was reset.': 'أُعيد ضبط الاتصال.',
  'Unsupported media type "{type}" in request.': 'نوع المحتوى «{type}» في الطلب غير مدعوم.',
  'JSON parse error - {reason}': 'خطأ في قراءة JSON: {reason}',
  'This parameter must not be repeated.': 'يمكن ذكر هذه المعلمة مرة واحدة فقط.',
  'This field must not be repeated.': 'يمكن ذكر هذا الحقل مرة واحدة فقط.',
  'This value is nested too deeply.': 'مستويات التداخل في هذه القيمة كثيرة جدًا.',
  'File too large': 'الملف كبير جدًا',
  '{reason}': 'تعذّرت قراءة الطلب: {reason}',

  'Invalid data. Expected a dictionary.': 'بيانات غير صالحة. المتوقع قاموس.',
  'Not a valid string.': 'ليس نصًا صالحًا.',
  'Not a valid integer.': 'ليس عددًا صحيحًا صالحًا.',
  'Not a valid number.': 'ليس رقمًا صالحًا.',
  'Must be a valid boolean.': 'يجب أن تكون القيمة منطقية صالحة.',
  'Expected a list of items.': 'المتوقع قائمة من العناصر.',
  'Expected a dictionary of items.': 'المتوقع قاموس من العناصر.',
  'Enter a valid email address.': 'يُرجى إدخال عنوان بريد إلكتروني صالح.',
  'Enter a valid URL.': 'يُرجى إدخال عنوان URL صالح.',
  'Enter a valid date.': 'يُرجى إدخال تاريخ صالح.',
  'Enter a valid value.': 'يُرجى إدخال قيمة صالحة.',
  'Enter a name without invisible or control characters.':
    'يُرجى إدخال اسم بلا محارف غير مرئية أو محارف تحكم.',
  'Date has wrong format. Use one of these formats instead: YYYY-MM-DD.':
    'تنسيق التاريخ غير صحيح. الصيغة المطلوبة: \u2066YYYY-MM-DD\u2069.',
  'Datetime has wrong format. Use ISO 8601, for example 2026-01-31T09:30:00Z.':
    'تنسيق التاريخ والوقت غير صحيح. الصيغة المطلوبة ISO 8601، مثل \u20662026-01-31T09:30:00Z\u2069.',
  'Invalid date format': 'تنسيق التاريخ غير صالح',
  'This field is required.': 'هذا الحقل مطلوب.',
  'This field may not be null.': 'لا يمكن أن يكون هذا الحقل null.',
  'This field may not be blank.': 'لا يمكن ترك هذا الحقل فارغًا.',
  'There can be at most {limit} entries.': 'الحد الأقصى لعدد العناصر: {limit}.',
  'Unknown field.': 'هذا الحقل غير معروف.',
  'At least one field is required.': 'يلزم حقل واحد على الأقل.',
  'Ensure this field has at least {limit} characters.': 'الحد الأدنى لعدد أحرف هذا الحقل: {limit}.',
  'Ensure this field has no more than {limit} characters.': 'الحد الأقصى لعدد أحرف هذا الحقل: {limit}.',
  'Ensure this value is greater than or equal to {limit}.':
    'يجب أن تكون هذه القيمة أكبر من أو تساوي {limit}.',
  'Ensure this value is greater than {limit}.': 'يجب أن تكون هذه القيمة أكبر من {limit}.',
  'Ensure this value is less than or equal to {limit}.': 'يجب أن تكون هذه القيمة أصغر من أو تساوي {limit}.',
  '"{value}" is not a valid choice.': '«{value}» ليس خيارًا صالحًا.',
  'Invalid pk "{id}" - object does not exist.': 'المفتاح «{id}» غير صالح: العنصر غير موجود.',
  'Value must be valid JSON.': 'يجب أن تكون القيمة بصيغة JSON صالحة.',

  'Unable to log in with provided credentials.': 'تعذّر تسجيل الدخول بالبيانات المقدَّمة.',
  'This account is not active. Please contact our support team for assistance.':
    'هذا الحساب غير نشط. يُرجى التواصل مع فريق الدعم للحصول على المساعدة.',
  'Invalid code.': 'رمز غير صحيح.',
  'This code has expired or was replaced by a newer one. Please sign in again.':
    'انتهت صلاحية هذا الرمز أو حل محله رمز أحدث. يُرجى تسجيل الدخول مرة أخرى.',
  'Too many wrong codes. Please sign in again.': 'رموز خاطئة كثيرة جدًا. يُرجى تسجيل الدخول مرة أخرى.',
  'Enter the TOTP from your authenticator app.': 'يُرجى إدخال الرمز من تطبيق المصادقة.',
  'OTP sent successfully. Please verify.': 'أُرسل رمز التحقق. يُرجى إدخاله.',
  'Enter the code from the email first, then the one from your authenticator app.':
    'أدخل الرمز الوارد في البريد الإلكتروني أولًا، ثم رمز تطبيق المصادقة.',
  'Email code verified. Now enter the code from your authenticator app.':
    'تم التحقق من رمز البريد الإلكتروني. يُرجى الآن إدخال الرمز من تطبيق المصادقة.',
  'Invalid provider specified.': 'موفّر الهوية المحدد غير صالح.',
  'The identity provider did not confirm this sign-in.': 'لم يؤكد موفّر الهوية تسجيل الدخول هذا.',
  'User registered successfully!': 'تم إنشاء حسابك!',
  'User logged out successfully': 'تم تسجيل خروجك',
  'This key does not belong to the session.': 'هذا المفتاح لا يخص الجلسة.',
  'Active sessions fetched.': 'تم تحميل الجلسات النشطة.',
  'No active sessions available for this user.': 'لا توجد جلسات نشطة لهذا المستخدم.',
  'Session logged out successfully.': 'تم إنهاء الجلسة.',

  'Password must be at least {limit} characters long.': 'الحد الأدنى لعدد أحرف كلمة المرور: {limit}.',
  'Passwords do not match.': 'كلمتا المرور غير متطابقتين.',
  'Password reset code sent successfully': 'تم إرسال رمز إعادة تعيين كلمة المرور',
  'Password has been reset successfully.': 'تمت إعادة تعيين كلمة المرور.',
  'Password updated successfully.': 'تم تحديث كلمة المرور.',
  'This code is wrong or has expired. Please ask for a new one.':
    'هذا الرمز خاطئ أو منتهي الصلاحية. يُرجى طلب رمز جديد.',
  'This link is invalid, has expired or has already been used.':
    'هذا الرابط غير صالح أو منتهي الصلاحية أو سبق استخدامه.',
  'Please confirm this change with a code of your verification method.':
    'يُرجى تأكيد هذا التغيير برمز من طريقة التحقق الخاصة بك.',
  'Please confirm this change with your password and a code of your verification method.':
    'يُرجى تأكيد هذا التغيير بكلمة المرور وبرمز من طريقة التحقق الخاصة بك.',
  'The MFA code is wrong or has expired.': 'رمز التحقق خاطئ أو منتهي الصلاحية.',
  'Your old password was entered incorrectly. Please enter it again.':
    'كلمة المرور القديمة غير صحيحة. يُرجى إدخالها مرة أخرى.',
  'This code does not match the last QR code.': 'هذا الرمز لا يطابق آخر رمز QR تم عرضه.',
  'This QR code has expired. Please generate a new one.': 'انتهت صلاحية رمز QR هذا. يُرجى إنشاء رمز جديد.',
  'Authenticator connected successfully.': 'تم ربط تطبيق المصادقة.',

  'User updated successfully.': 'تم تحديث بياناتك.',
  'User updated successfully!': 'تم تحديث المستخدم!',
  'User created successfully. Please check your email for the password setup link.':
    'تم إنشاء المستخدم. ستجد في البريد الإلكتروني رابط تعيين كلمة المرور.',
  'A user with this email already exists.': 'يوجد بالفعل مستخدم بهذا البريد الإلكتروني.',
  'Only superusers can change the account of a superuser.':
    'لا يمكن تغيير حساب مستخدم فائق إلا للمستخدمين الفائقين.',
  'Only superusers can make someone a superuser.': 'لا يمكن منح دور المستخدم الفائق إلا للمستخدمين الفائقين.',
  'Only superusers can remove the staff role from someone.':
    'لا يمكن سحب دور الموظف من شخص ما إلا للمستخدمين الفائقين.',
  'Only superusers can activate or deactivate a staff account.':
    'لا يمكن تفعيل حساب موظف أو تعطيله إلا للمستخدمين الفائقين.',
  'Only superusers can change the email or password of a staff account.':
    'لا يمكن تغيير البريد الإلكتروني أو كلمة المرور لحساب موظف إلا للمستخدمين الفائقين.',
  'Only superusers can reset the verification method of someone else.':
    'لا يمكن إعادة تعيين طريقة التحقق لشخص آخر إلا للمستخدمين الفائقين.',
  'You cannot promote yourself.': 'لا يمكنك رفع صلاحياتك بنفسك.',
  'You cannot deactivate or demote yourself.': 'لا يمكنك إلغاء تنشيط حسابك أو خفض صلاحياتك بنفسك.',
  'You cannot delete yourself.': 'لا يمكنك حذف حسابك.',
  'Please select a file first.': 'يُرجى اختيار ملف أولًا.',
  'The file is not valid JSON.': 'الملف ليس بصيغة JSON صالحة.',
  'The file is not a user export from this portal.': 'الملف ليس تصديرًا لمستخدم من هذه البوابة.',
  'The part "{part}" of the file is not in the export format.': 'الجزء «{part}» من الملف ليس بتنسيق التصدير.',
  'There is no account for {email}.': 'لا يوجد حساب بالعنوان \u2068{email}\u2069.',
  'The file contains the data of {email}, not of {owner}.':
    'يحتوي الملف على بيانات \u2068{email}\u2069 وليس \u2068{owner}\u2069.',
  'User data imported successfully!': 'تم استيراد بيانات المستخدم!',

  'Row {row}: {fault}': 'الصف {row}: {fault}',
  'The file has no accounts.': 'لا يحتوي الملف على حسابات.',
  'Please select a file.': 'يُرجى اختيار ملف.',
  'File is too large. Max size is 5MB.': 'الملف كبير جدًا. الحجم الأقصى 5 ميغابايت.',
  'Invalid file format. Please upload a CSV or Excel file.':
    'تنسيق الملف غير صالح. يُرجى اختيار ملف CSV أو Excel.',
  'The file could not be read. Please save it again as CSV or Excel.':
    'تعذّرت قراءة الملف. يُرجى حفظه مرة أخرى بتنسيق CSV أو Excel.',
  'There is no service "{names}".': 'لا توجد خدمة باسم «\u2068{names}\u2069».',
  'Mass account creation successful!': 'تم إنشاء الحسابات!',
  'Unknown column "{column}".': 'العمود «\u2068{column}\u2069» غير معروف.',
  'The column "{column}" appears twice.': 'العمود «\u2068{column}\u2069» مكرر.',
  'The column "{column}" is missing.': 'العمود «\u2068{column}\u2069» مفقود.',
  'Same email as row {row}.': 'هذا البريد الإلكتروني موجود بالفعل في الصف {row}.',
  'A file can contain up to {limit} columns.': 'الحد الأقصى لعدد الأعمدة في الملف: {limit}.',
  'A cell can contain up to {limit} characters.': 'الحد الأقصى لعدد الأحرف في الخلية: {limit}.',
  'A file can contain up to {limit} characters.': 'الحد الأقصى لعدد الأحرف في الملف: {limit}.',
  'The file has more errors; the first {limit} are listed.':
    'يحتوي الملف على أخطاء أخرى، وتُعرض منها أول {limit}.',
  'A file can contain up to {limit} accounts.': 'الحد الأقصى لعدد الحسابات في الملف: {limit}.',
  'A file can contain up to {limit} passwords. Leave the others empty: those accounts are set up through the emailed link.':
    'الحد الأقصى لعدد كلمات المرور في الملف: {limit}. يُترك الباقي فارغًا: تُهيّأ تلك الحسابات عبر الرابط المرسل بالبريد الإلكتروني.',

  'Subject is required': 'الموضوع مطلوب',
  'Subject must be at least 3 characters': 'يجب ألا يقل الموضوع عن 3 أحرف',
  'Message content is required': 'محتوى الرسالة مطلوب',
  'Message must be at least 10 characters': 'يجب ألا تقل الرسالة عن 10 أحرف',
  'Emails sent successfully to {count} user(s)!': 'تم إرسال رسائل البريد الإلكتروني. عدد المستلمين: {count}',
  'Template file must be in HTML format (.html)': 'يجب أن يكون ملف القالب بتنسيق HTML (\u2066.html\u2069)',
  'Ensure the template is no larger than 200 kB.': 'يجب ألا يتجاوز حجم القالب 200 كيلوبايت.',

  'DIC services fetched successfully.': 'تم تحميل خدمات DIC.',
  'DIC services updated successfully.': 'تم تحديث خدمات DIC.',
  'DIC service with this code name already exists.': 'توجد بالفعل خدمة DIC بهذا الاسم الرمزي.',
  'Only superusers can change a code name that users have access to.':
    'لا يمكن إلا للمستخدمين المتميزين تغيير اسم رمزي لدى مستخدمين حق الوصول إليه.',
  'This code name is reserved.': 'هذا الاسم الرمزي محجوز.',
  'Value must be a JSON list of addresses.': 'يجب أن تكون القيمة قائمة JSON من العناوين.',
  'At least one valid URL is required.': 'يلزم عنوان URL صالح واحد على الأقل.',
  'Ensure the image is no larger than 10MB.': 'يجب ألا يتجاوز حجم الصورة 10 ميغابايت.',
  'Upload a valid image. The file is not a PNG, JPG, GIF or WebP picture.':
    'يُرجى رفع صورة صالحة. الملف ليس صورة PNG أو JPG أو GIF أو WebP.',
  'Title is required': 'العنوان مطلوب',
  'Project updated successfully!': 'تم تحديث المشروع!',

  'Folder name is required.': 'اسم المجلد مطلوب.',
  'Folder ID and new name are required.': 'معرّف المجلد واسمه الجديد مطلوبان.',
  'A media library can contain up to {limit} folders.':
    'الحد الأقصى لعدد المجلدات في مكتبة الوسائط: {limit}.',
  'A media library can contain up to {limit} files.': 'الحد الأقصى لعدد الملفات في مكتبة الوسائط: {limit}.',
  'The file contains only what an import accepts. Not in it: notifications {notifications}, folders {folders}, files {files}, log entries {logs}. Shortened messages: {shortened}.':
    'لا يحتوي الملف إلا على ما يقبله الاستيراد. غير مضمّن: الإشعارات {notifications}، المجلدات {folders}، الملفات {files}، إدخالات السجل {logs}. الرسائل المختصرة: {shortened}.',
  'Folders can be at most {limit} levels deep.': 'الحد الأقصى لمستويات المجلدات: {limit}.',
  'No file was submitted.': 'لم يُرسَل أي ملف.',
  'A file with this name already exists.': 'يوجد بالفعل ملف بهذا الاسم.',
  'Your media library is full: it holds {quota}, of which {free} are free.':
    'مكتبة الوسائط ممتلئة: سعتها {quota}، والمتاح منها {free}.',
  'At most {limit} files can be uploaded at a time.':
    'الحد الأقصى لعدد الملفات التي تُرفع في وقت واحد: {limit}.',
  'A mode must be a whole number from 0 to 7.': 'يجب أن يكون الوضع عددًا صحيحًا من 0 إلى 7.',
};
