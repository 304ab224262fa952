/** French translations by English message. */
export const french = {
  // Access
  'Authentication credentials were not provided.': 'Informations d’authentification manquantes.',
  'Given token not valid for any token type': 'Le jeton fourni n’est valide pour aucun type de jeton',
  'Token is invalid or expired': 'Le jeton n’est pas valide ou a expiré',
  'You do not have permission to perform this action.':
    'Vous n’avez pas l’autorisation d’effectuer cette action.',
  'Not found.': 'Introuvable.',
  'Invalid page.': 'Page invalide.',
  'Method "{method}" not allowed.': 'Méthode « {method} » non autorisée.',
  'Request was throttled. Expected available in {seconds} seconds.':
    'Trop de demandes. Nouvel essai possible dans {seconds} s.',
  'The development tools are available only under their own host name.':
    'Les outils de développement ne répondent que sur leur propre hôte.',
  'This server answers only under its own host name.': 'Ce serveur ne répond que sur son propre hôte.',
  'Other websites may not send this request.': 'Un autre site ne peut pas envoyer cette demande.',

  // Requests
  'Internal server error.': 'Erreur interne du serveur.',
  'The request took too long to arrive.': 'La demande a mis trop de temps à arriver.',
  'The request is too large.': 'La demande est trop volumineuse.',
  'The connection was reset.': 'La connexion a été réinitialisée.',
  'Unsupported media type "{type}" in request.': 'Type de contenu « {type} » non pris en charge.',
  'JSON parse error - {reason}': 'Erreur de lecture du JSON : {reason}',
  'This parameter must not be repeated.': 'Ce paramètre ne peut être indiqué qu’une fois.',
  'This field must not be repeated.': 'Ce champ ne peut être indiqué qu’une fois.',
  'This value is nested too deeply.': 'Cette valeur comporte trop de niveaux imbriqués.',
  'File too large': 'Fichier trop volumineux',
  '{reason}': 'La demande n’a pas pu être lue : {reason}',

  // Fields
  'Invalid data. Expected a dictionary.': 'Données invalides. Un dictionnaire est attendu.',
  'Not a valid string.': 'Ce n’est pas un texte valide.',
  'Not a valid integer.': 'Ce n’est pas un nombre entier valide.',
  'Not a valid number.': 'Ce n’est pas un nombre valide.',
  'Must be a valid boolean.': 'Cette valeur doit être un booléen valide.',
  'Expected a list of items.': 'Une liste d’éléments est attendue.',
  'Expected a dictionary of items.': 'Un dictionnaire d’éléments est attendu.',
  'Enter a valid email address.': 'Saisissez une adresse e-mail valide.',
  'Enter a valid URL.': 'Saisissez une URL valide.',
  'Enter a valid date.': 'Saisissez une date valide.',
  'Enter a valid value.': 'Saisissez une valeur valide.',
  'Enter a name without invisible or control characters.':
    'Saisissez un nom sans caractères invisibles ni caractères de contrôle.',
  'Date has wrong format. Use one of these formats instead: YYYY-MM-DD.':
    'La date n’a pas le bon format. Utilisez le format AAAA-MM-JJ.',
  'Datetime has wrong format. Use ISO 8601, for example 2026-01-31T09:30:00Z.':
    'La date et l’heure n’ont pas le bon format. Utilisez ISO 8601, par exemple 2026-01-31T09:30:00Z.',
  'Invalid date format': 'Format de date invalide',
  'This field is required.': 'Ce champ est obligatoire.',
  'This field may not be null.': 'Ce champ ne peut pas être nul.',
  'This field may not be blank.': 'Ce champ ne peut pas être vide.',
  'There can be at most {limit} entries.': 'Le nombre d’entrées est limité à {limit}.',
  'Unknown field.': 'Ce champ est inconnu.',
  'At least one field is required.': 'Au moins un champ est obligatoire.',
  'Ensure this field has at least {limit} characters.':
    'Ce champ doit comporter au moins {limit} caractères.',
  'Ensure this field has no more than {limit} characters.':
    'Ce champ ne doit pas comporter plus de {limit} caractères.',
  'Ensure this value is greater than or equal to {limit}.':
    'Cette valeur doit être supérieure ou égale à {limit}.',
  'Ensure this value is greater than {limit}.': 'Cette valeur doit être supérieure à {limit}.',
  'Ensure this value is less than or equal to {limit}.':
    'Cette valeur doit être inférieure ou égale à {limit}.',
  '"{value}" is not a valid choice.': '« {value} » n’est pas un choix valide.',
  'Invalid pk "{id}" - object does not exist.': 'Clé « {id} » invalide : l’objet n’existe pas.',
  'Value must be valid JSON.': 'La valeur doit être du JSON valide.',

  // Sign-in and sessions
  'Unable to log in with provided credentials.': 'Connexion impossible avec les informations fournies.',
  'This account is not active. Please contact our support team for assistance.':
    'Ce compte n’est pas actif. Veuillez contacter notre support pour obtenir de l’aide.',
  'Invalid code.': 'Code incorrect.',
  'This code has expired or was replaced by a newer one. Please sign in again.':
    'Ce code a expiré ou a été remplacé par un plus récent. Veuillez vous reconnecter.',
  'Too many wrong codes. Please sign in again.': 'Trop de codes incorrects. Veuillez vous reconnecter.',
  'Enter the TOTP from your authenticator app.':
    'Saisissez le code TOTP de votre application d’authentification.',
  'OTP sent successfully. Please verify.': 'Un code à usage unique vous a été envoyé. Veuillez le saisir.',
  'Enter the code from the email first, then the one from your authenticator app.':
    'Saisissez d’abord le code reçu par e-mail, puis celui de votre application d’authentification.',
  'Email code verified. Now enter the code from your authenticator app.':
    'Code reçu par e-mail vérifié. Saisissez maintenant celui de votre application d’authentification.',
  'Invalid provider specified.': 'Fournisseur d’identité invalide.',
  'The identity provider did not confirm this sign-in.':
    'Le fournisseur d’identité n’a pas confirmé cette connexion.',
  'User registered successfully!': 'Votre compte a été créé !',
  'User logged out successfully': 'Vous êtes déconnecté',
  'This key does not belong to the session.': 'Cette clé n’appartient pas à la session.',
  'Active sessions fetched.': 'Sessions actives chargées.',
  'No active sessions available for this user.': 'Aucune session active pour cet utilisateur.',
  'Session logged out successfully.': 'Session fermée.',

  // Passwords and second factors
  'Password must be at least {limit} characters long.':
    'Le mot de passe doit comporter au moins {limit} caractères.',
  'Passwords do not match.': 'Les mots de passe ne correspondent pas.',
  'Password reset code sent successfully': 'Le code de réinitialisation a été envoyé',
  'Password has been reset successfully.': 'Le mot de passe a été réinitialisé.',
  'Password updated successfully.': 'Mot de passe mis à jour.',
  'This code is wrong or has expired. Please ask for a new one.':
    'Ce code est incorrect ou a expiré. Veuillez en demander un nouveau.',
  'This link is invalid, has expired or has already been used.':
    'Ce lien n’est pas valide, a expiré ou a déjà été utilisé.',
  'Please confirm this change with a code of your verification method.':
    'Veuillez confirmer cette modification par un code de votre méthode de vérification.',
  'Please confirm this change with your password and a code of your verification method.':
    'Veuillez confirmer cette modification par votre mot de passe et un code de votre méthode de vérification.',
  'The MFA code is wrong or has expired.': 'Le code de vérification est incorrect ou a expiré.',
  'Your old password was entered incorrectly. Please enter it again.':
    'Votre ancien mot de passe est incorrect. Veuillez le saisir à nouveau.',
  'This code does not match the last QR code.': 'Ce code ne correspond pas au dernier QR code affiché.',
  'This QR code has expired. Please generate a new one.':
    'Ce QR code a expiré. Veuillez en générer un nouveau.',
  'Authenticator connected successfully.': 'Application d’authentification associée.',

  // Users
  'User updated successfully.': 'Vos informations ont été mises à jour.',
  'User updated successfully!': 'Utilisateur mis à jour !',
  'User created successfully. Please check your email for the password setup link.':
    'Utilisateur créé. L’e-mail envoyé contient le lien pour définir le mot de passe.',
  'A user with this email already exists.': 'Un utilisateur avec cette adresse e-mail existe déjà.',
  'Only superusers can change the account of a superuser.':
    'Seuls les superutilisateurs peuvent modifier le compte d’un superutilisateur.',
  'Only superusers can make someone a superuser.':
    'Seuls les superutilisateurs peuvent accorder le rôle de superutilisateur.',
  'Only superusers can remove the staff role from someone.':
    'Seuls les superutilisateurs peuvent retirer le rôle de membre du personnel.',
  'Only superusers can activate or deactivate a staff account.':
    'Seuls les superutilisateurs peuvent activer ou désactiver un compte du personnel.',
  'Only superusers can change the email or password of a staff account.':
    'Seuls les superutilisateurs peuvent modifier l’adresse e-mail ou le mot de passe d’un compte du personnel.',
  'Only superusers can reset the verification method of someone else.':
    'Seuls les superutilisateurs peuvent réinitialiser la méthode de vérification de quelqu’un d’autre.',
  'You cannot promote yourself.': 'Vous ne pouvez pas augmenter vos propres droits.',
  'You cannot deactivate or demote yourself.':
    'Vous ne pouvez ni vous désactiver ni réduire vos propres droits.',
  'You cannot delete yourself.': 'Vous ne pouvez pas supprimer votre propre compte.',
  'Please select a file first.': 'Veuillez d’abord sélectionner un fichier.',
  'The file is not valid JSON.': 'Le fichier n’est pas du JSON valide.',
  'The file is not a user export from this portal.':
    'Le fichier n’est pas une exportation d’utilisateur de ce portail.',
  'The part "{part}" of the file is not in the export format.':
    'La partie « {part} » du fichier n’est pas au format d’exportation.',
  'There is no account for {email}.': 'Il n’existe pas de compte pour {email}.',
  'The file contains the data of {email}, not of {owner}.':
    'Le fichier contient les données du compte {email}, et non du compte {owner}.',
  'User data imported successfully!': 'Données de l’utilisateur importées !',

  // Accounts from a file
  'Row {row}: {fault}': 'Ligne {row} : {fault}',
  'The file has no accounts.': 'Le fichier ne contient aucun compte.',
  'Please select a file.': 'Veuillez sélectionner un fichier.',
  'File is too large. Max size is 5MB.': 'Le fichier est trop volumineux. La taille maximale est de 5 Mo.',
  'Invalid file format. Please upload a CSV or Excel file.':
    'Format de fichier invalide. Veuillez choisir un fichier CSV ou Excel.',
  'The file could not be read. Please save it again as CSV or Excel.':
    'Le fichier n’a pas pu être lu. Veuillez l’enregistrer à nouveau en CSV ou Excel.',
  'There is no service "{names}".': 'Il n’existe pas de service « {names} ».',
  'Mass account creation successful!': 'Les comptes ont été créés !',
  'Unknown column "{column}".': 'Colonne « {column} » inconnue.',
  'The column "{column}" appears twice.': 'La colonne « {column} » figure deux fois.',
  'The column "{column}" is missing.': 'La colonne « {column} » manque.',
  'Same email as row {row}.': 'La ligne {row} a déjà cette adresse e-mail.',
  'A file can contain up to {limit} columns.': 'Un fichier peut contenir jusqu’à {limit} colonnes.',
  'A cell can contain up to {limit} characters.': 'Une cellule peut contenir jusqu’à {limit} caractères.',
  'A file can contain up to {limit} characters.': 'Un fichier peut contenir jusqu’à {limit} caractères.',
  'The file has more errors; the first {limit} are listed.':
    'Le fichier comporte d’autres erreurs ; les {limit} premières sont indiquées.',
  'A file can contain up to {limit} accounts.': 'Un fichier peut contenir jusqu’à {limit} comptes.',
  'A file can contain up to {limit} passwords. Leave the others empty: those accounts are set up through the emailed link.':
    'Un fichier peut contenir jusqu’à {limit} mots de passe. Laissez les autres vides : ces comptes sont configurés par le lien envoyé par e-mail.',

  // Emails and their templates
  'Subject is required': 'L’objet est obligatoire',
  'Subject must be at least 3 characters': 'L’objet doit comporter au moins 3 caractères',
  'Message content is required': 'Le contenu du message est obligatoire',
  'Message must be at least 10 characters': 'Le message doit comporter au moins 10 caractères',
  'Emails sent successfully to {count} user(s)!': 'E-mails envoyés à {count} utilisateur(s) !',
  'Template file must be in HTML format (.html)': 'Le fichier du modèle doit être au format HTML (.html)',
  'Ensure the template is no larger than 200 kB.': 'Le modèle ne doit pas dépasser 200 ko.',

  // Services and projects
  'DIC services fetched successfully.': 'Services DIC chargés.',
  'DIC services updated successfully.': 'Services DIC mis à jour.',
  'DIC service with this code name already exists.': 'Un service DIC avec ce nom de code existe déjà.',
  'Only superusers can change a code name that users have access to.':
    'Seuls les superutilisateurs peuvent changer un nom de code auquel des utilisateurs ont accès.',
  'This code name is reserved.': 'Ce nom de code est réservé.',
  'Value must be a JSON list of addresses.': 'La valeur doit être une liste JSON d’adresses.',
  'At least one valid URL is required.': 'Au moins une URL valide est obligatoire.',
  'Ensure the image is no larger than 10MB.': 'L’image ne doit pas dépasser 10 Mo.',
  'Upload a valid image. The file is not a PNG, JPG, GIF or WebP picture.':
    'Choisissez une image valide. Le fichier n’est pas une image PNG, JPG, GIF ou WebP.',
  'Title is required': 'Le titre est obligatoire',
  'Project updated successfully!': 'Projet mis à jour !',

  // Media library and notifications
  'Folder name is required.': 'Le nom du dossier est obligatoire.',
  'Folder ID and new name are required.': 'L’identifiant du dossier et son nouveau nom sont obligatoires.',
  'A media library can contain up to {limit} folders.':
    'Une médiathèque peut contenir jusqu’à {limit} dossiers.',
  'A media library can contain up to {limit} files.':
    'Une médiathèque peut contenir jusqu’à {limit} fichiers.',
  'The file contains only what an import accepts. Not in it: notifications {notifications}, folders {folders}, files {files}, log entries {logs}. Shortened messages: {shortened}.':
    'Le fichier ne contient que ce qu’une importation accepte. Absents : notifications {notifications}, dossiers {folders}, fichiers {files}, entrées du journal {logs}. Messages raccourcis : {shortened}.',
  'Folders can be at most {limit} levels deep.': 'Les dossiers peuvent compter au plus {limit} niveaux.',
  'No file was submitted.': 'Aucun fichier n’a été envoyé.',
  'A file with this name already exists.': 'Un fichier de ce nom existe déjà.',
  'Your media library is full: it holds {quota}, of which {free} are free.':
    'Votre médiathèque est pleine : elle contient {quota}, dont {free} sont libres.',
  'At most {limit} files can be uploaded at a time.':
    'Au plus {limit} fichiers peuvent être téléversés à la fois.',
  'A mode must be a whole number from 0 to 7.': 'Un mode doit être un nombre entier de 0 à 7.',
} as const;

/** English message with `{name}` placeholders. The compiler demands its translations. */
export type MessageKey = keyof typeof french;
