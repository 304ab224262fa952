/** Written by `npm run api:generate` from openapi.yaml. */

export interface paths {
  '/api/user/login/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Sign in with a password
     * @description Spec 1 §4 and §7. Open. Returns the next step: tokens, an e-mailed code, an authenticator code, or both codes.
     *     With a known `X-RMT` for this account it returns tokens at once. For an inactive account it returns 400 with
     *     `code: account_inactive`.
     */
    post: operations['signIn'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/user/verify-otp/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Check an e-mailed code
     * @description Spec 1 §4 and §7. Open; `otp_access` identifies the user. For `email_and_authenticator` the response has no
     *     tokens, but `totp_success: true`, `totp_verified: false`, a `totp_access` and a `totp_message`.
     */
    post: operations['verifyEmailCode'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/user/verify-totp': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Check an authenticator code
     * @description Spec 1 §4, decisions §4. Open; `totp_access` identifies the user.
     */
    post: operations['verifyAuthenticatorCode'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/user/token-refresh/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Get a new access token
     * @description Spec 1 §4 and §7. Open; the refresh token identifies the user. The portal also sends the last access token as
     *     bearer, which may have expired. A new `refresh` in the response replaces the one sent, which the server then
     *     refuses (decisions §6); without it, the refresh token stays the same.
     */
    post: operations['refreshToken'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/user/decode-token/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Decode the caller's access token
     * @description Spec 1 §7. Any signed-in user. The body is empty.
     */
    post: operations['decodeToken'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/user/logout/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Sign out
     * @description Spec 1 §4 and §7. Ends the session of the refresh token and forgets its browser. Open to all callers; the
     *     access token may be expired or missing.
     */
    post: operations['signOut'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/user/social-login-link/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get the URLs of the identity providers
     * @description Spec 1 §7. Open. The provider's sign-in returns to `/social-auth-callback` with `access_token` and `type`.
     */
    get: operations['listSocialLinks'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/user/auth/social-login/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Sign in with an identity provider's token
     * @description Spec 1 §7. Open. The portal includes cookies.
     */
    post: operations['signInSocially'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/user/register/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Create an account
     * @description Spec 1 §2 and §7, decisions §4. Open. If the response contains tokens, the new user is signed in; otherwise
     *     the portal goes to /login. New accounts have `mfa_type` `email`. An address that has an account gets the same
     *     response and a mail (decisions §6). An account that nobody signs in to is deleted after a week.
     */
    post: operations['registerUser'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/user/forget-password/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Mail a code for a new password
     * @description Spec 1 §4 and §7, decisions §4. Open. The portal includes cookies. The mail contains a six-digit code and a
     *     link to `/reset-password/{uidb64}/{token}`. The response is the same if no account has this address. A code is
     *     mailed once a minute and stays the same. A signed-in user gets the `code` for a password change here.
     */
    get: operations['sendResetCode'];
    put?: never;
    /**
     * Set a new password with a mailed code
     * @description Spec 1 §4, §7 and §8. Open. The new password must have at least 6 characters. An error response gives the
     *     reason in `detail`.
     */
    post: operations['resetPassword'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/user/password-set-confirm': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Set a new password with a mailed link
     * @description Spec 1 §4 and §8, decisions §4. Open. `uidb64` and `token` come from the link, which works once. The new
     *     password must have at least 6 characters. An error response gives the reason in `detail`.
     */
    post: operations['setPasswordByLink'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/user/details/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get the caller's account
     * @description Spec 1 §7. Any signed-in user.
     */
    get: operations['getAccount'];
    put?: never;
    /**
     * Change the caller's account
     * @description Spec 1 §4 and §7. Any signed-in user. Only changed fields are sent. Users cannot promote, deactivate or
     *     demote themselves (400, decisions §4). A change of `mfa_type` later than ten minutes after the sign-in needs
     *     a `code` of the verification method in use (decisions §6), as for `password-reset`.
     */
    post: operations['updateAccount'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/user/password-reset/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Change the caller's password
     * @description Spec 1 §2, §7 and §8, decisions §4. Any signed-in user. `code` comes from the authenticator or from the mail
     *     that `forget-password` sent. The new password must have at least 6 characters. All sessions of the user end.
     *     An error response gives the reason in `detail`.
     */
    post: operations['changePassword'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/user/google-authenticator-activation/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Create a new authenticator secret
     * @description Spec 1 §2 and §7, decisions §4. Any signed-in user. Each call invalidates the previous pending secret. The
     *     secret in use stays valid until the first code of the new one is accepted, either by POST here or at a
     *     sign-in, within ten minutes. A sign-in accepts only a secret that was requested within ten minutes of the
     *     sign-in before, or of a code (decisions §6).
     */
    get: operations['beginAuthenticatorSetup'];
    put?: never;
    /**
     * Confirm a new authenticator secret with its first code
     * @description Contract §4 "A new authenticator secret". Any signed-in user. The chosen verification method takes effect, and
     *     remembered browsers must enter a code again. `code` comes from the new authenticator. Later than ten minutes
     *     after the sign-in, `current_code` is required too, a code of the verification method in use (decisions §6).
     */
    post: operations['proveAuthenticator'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/user/active-sessions-manage/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the active sessions of a user
     * @description Spec 1 §7, spec 2 §7, decisions §4. Any signed-in user for their own sessions, superusers for all users.
     */
    get: operations['listSessions'];
    put?: never;
    post?: never;
    /**
     * End a session
     * @description Spec 1 §7, spec 2 §7, decisions §4. Any signed-in user for their own sessions, superusers for all users. Both
     *     tokens of the session become invalid. The session of another user is unknown to everybody else (404).
     */
    delete: operations['endSession'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/user/dic-services/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get the services of a user
     * @description Spec 1 §7, spec 2 §7, decisions §4. Without `user_id`: the caller's own services, for any signed-in user. With
     *     `user_id`: the services of that user in `dic_services_list[0]`, for superusers only.
     */
    get: operations['getServiceAccess'];
    put?: never;
    /**
     * Change the services of a user
     * @description Spec 2 §7, decisions §4. Superusers only.
     */
    post: operations['updateServiceAccess'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/pulsehub-auth/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Sign in to a service with the portal's token
     * @description Spec 1 §4, §7 and §8. Runs on the backend of a service, mainly the project hub. Open; the portal's access
     *     token in the body identifies the user, and a bearer token is optional.
     */
    post: operations['authenticateOnService'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/project/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List projects, or get one
     * @description Spec 1 §7, decisions §4. Any signed-in user. Returns one project if `id` is given, otherwise a page of
     *     projects.
     */
    get: operations['findProjects'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/project/update/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Change a project
     * @description Spec 1 §5 and §7. Any signed-in user. The request contains all fields.
     */
    post: operations['updateProject'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/user/manage/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List users
     * @description Spec 2 §3 and §7, decisions §4. Staff and superusers.
     */
    get: operations['listUsers'];
    put?: never;
    /**
     * Create an account
     * @description Spec 2 §4, §5 and §7, decisions §4. Staff and superusers. Without a password, the user sets one with the
     *     mailed link. Empty fields are omitted. An error response has messages for `email` and `password`, or a
     *     `detail`.
     */
    post: operations['createUser'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/user/manage/{id}/': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the record. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    /**
     * Get an account
     * @description Spec 2 §7. Staff and superusers.
     */
    get: operations['getUser'];
    put?: never;
    /**
     * Change an account from the edit page
     * @description Spec 2 §2.4, §5 and §7, decisions §4 and §6. Staff and superusers. `password` is empty or has at least 8
     *     characters. Users cannot deactivate or demote themselves or the last superuser: 400 with a `detail`. One's own
     *     email and password need `old_password` and `code`; those of other staff are for superusers.
     */
    post: operations['editUser'];
    /**
     * Delete an account
     * @description Spec 2 §4 and §7, decisions §4. Superusers only. Users cannot delete themselves or the last superuser: 400
     *     with a `detail`. The portal first offers a backup from `user/data/`. It also accepts a 200 with `success`.
     */
    delete: operations['deleteUser'];
    options?: never;
    head?: never;
    /**
     * Change an account from the details page
     * @description Spec 2 §2.5 and §7, decisions §4 and §6. Staff and superusers. Users cannot deactivate or demote themselves or
     *     the last superuser: 400 with a `detail`. One's own email needs `old_password` and `code`; that of other staff
     *     is for superusers. With `mfa_type`, superusers reset the verification method of somebody who lost it.
     */
    patch: operations['updateUser'];
    trace?: never;
  };
  '/api/user/send-email/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Send an e-mail to users
     * @description Spec 2 §2.1, §5 and §7, decisions §4. Staff and superusers. `set_password_link` includes a link that works
     *     once. An error response gives the reason in `detail` or `message`.
     */
    post: operations['sendEmail'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/user/mass-account-creation': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Create accounts from a file
     * @description Spec 2 §5 and §7, decisions §4. Staff and superusers. The columns are `email`, `first_name` and `last_name`,
     *     and optionally `title` and `password`. Without a password, the user sets one with the mailed link. An error
     *     response has its message in `file` and the errors of single rows in `rows`. Only superusers can assign
     *     services: 403 for others who send any.
     */
    post: operations['createUsers'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/user/log/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the requests of a user
     * @description Spec 2 §2.5, §3 and §7, decisions §4 and §6. Superusers only. Newest first. Contains the user's own calls, and
     *     refused attempts of anybody to sign in to the account or to reset its password.
     */
    get: operations['listRequestLog'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/user/data/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Export the data of a user
     * @description Spec 2 §4 and §7, decisions §4. Staff and superusers; superusers only with `logs`. Used for the export and for
     *     the backup before a deletion. An error response gives the reason in `detail`.
     */
    get: operations['exportUserData'];
    put?: never;
    /**
     * Import the data of a user
     * @description Spec 2 §5 and §7, decisions §4. Staff and superusers. Without `user_id`, the file determines the user. An
     *     error response gives the reason in `detail`. A file has at most 12 MB.
     */
    post: operations['importUserData'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/user/dic-services-list/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the services in the catalogue
     * @description Spec 2 §3 and §7, decisions §4. Staff and superusers.
     */
    get: operations['listCatalogueServices'];
    put?: never;
    /**
     * Add a service
     * @description Spec 2 §2.2, §5 and §7, decisions §4. Staff and superusers. A new icon requires a form.
     */
    post: operations['createCatalogueService'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/user/dic-services-list/{id}/': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the record. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    /**
     * Get a service from the catalogue
     * @description Spec 2 §7, decisions §4. Staff and superusers.
     */
    get: operations['getCatalogueService'];
    /**
     * Change a service
     * @description Spec 2 §2.2, §5 and §7, decisions §4. Staff and superusers. A new icon requires a form; otherwise the current
     *     icon is kept.
     */
    put: operations['updateCatalogueService'];
    post?: never;
    /**
     * Delete a service
     * @description Spec 2 §7, decisions §4. Staff and superusers.
     */
    delete: operations['deleteCatalogueService'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/google-play/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the update links
     * @description Spec 2 §3 and §7, decisions §4. Staff and superusers. Returns a plain array.
     */
    get: operations['listGooglePlayUrls'];
    put?: never;
    /**
     * Add an update link
     * @description Spec 2 §7, decisions §4. Staff and superusers.
     */
    post: operations['createGooglePlayUrl'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/google-play/{id}/': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the record. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    /**
     * Get an update link
     * @description Spec 2 §7 (generic helper), decisions §4. Staff and superusers.
     */
    get: operations['getGooglePlayUrl'];
    /**
     * Change an update link
     * @description Spec 2 §7, decisions §4. Staff and superusers.
     */
    put: operations['updateGooglePlayUrl'];
    post?: never;
    /**
     * Delete an update link
     * @description Spec 2 §7, decisions §4. Staff and superusers.
     */
    delete: operations['deleteGooglePlayUrl'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/user/custom-message-template': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the message templates
     * @description Spec 2 §3 and §7, decisions §4. Staff and superusers.
     */
    get: operations['listMessageTemplates'];
    put?: never;
    /**
     * Add a message template
     * @description Spec 2 §5 and §7, decisions §4. Staff and superusers.
     */
    post: operations['createMessageTemplate'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/user/custom-message-template/{id}/': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the record. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    /**
     * Get a message template
     * @description Spec 2 §7 (generic helper), decisions §4. Staff and superusers.
     */
    get: operations['getMessageTemplate'];
    put?: never;
    post?: never;
    /**
     * Delete a message template
     * @description Spec 2 §7, decisions §4. Staff and superusers.
     */
    delete: operations['deleteMessageTemplate'];
    options?: never;
    head?: never;
    /**
     * Change a message template
     * @description Spec 2 §5 and §7, decisions §4. Staff and superusers. Without a new file, the old one is kept.
     */
    patch: operations['updateMessageTemplate'];
    trace?: never;
  };
  '/api/media-library-folder/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the top-level folders
     * @description Spec 2 §2.6 and §7, decisions §4. Any signed-in user, in their own library. Returns the folders without a
     *     parent, in pages.
     */
    get: operations['listFolders'];
    put?: never;
    /**
     * Create a folder
     * @description Spec 2 §5 and §7, decisions §4. Any signed-in user, in their own library. Without a parent, the folder is
     *     created at the top level. A blank name is rejected: 'Folder name is required.' So is a parent that is a
     *     hundred levels deep (decisions §6): 'Folders can be at most 100 levels deep.'
     */
    post: operations['createFolder'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/media-library-folder/delete-all/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /**
     * Delete all folders and files
     * @description Spec 2 §4 and §8, decisions §4. Any signed-in user, in their own library.
     */
    delete: operations['formatLibrary'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/media-library-folder/{id}/': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the record. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    /**
     * Get a folder and its content
     * @description Spec 2 §2.7 and §7, decisions §4. Any signed-in user, in their own library.
     */
    get: operations['getFolder'];
    put?: never;
    post?: never;
    /**
     * Delete a folder and its content
     * @description Spec 2 §7, decisions §4. Any signed-in user, in their own library. The response is `true`; any other value is
     *     an error.
     */
    delete: operations['deleteFolder'];
    options?: never;
    head?: never;
    /**
     * Rename a folder
     * @description Spec 2 §5 and §7, decisions §4. Any signed-in user, in their own library. A blank name is rejected: 'Folder ID
     *     and new name are required.'
     */
    patch: operations['renameFolder'];
    trace?: never;
  };
  '/api/user/media-library/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Upload or rename a file
     * @description Spec 2 §4, §5 and §7, decisions §4. Any signed-in user, in their own library. A form uploads a file. A name
     *     that already exists in the folder is rejected in `non_field_errors` ("already exists") unless `overwrite` is
     *     true. An upload that exceeds the user's quota is rejected in `file`; a file to be replaced does not count
     *     where `folder` and `overwrite` precede `file` in the form. At most ten uploads of a user run at a time. JSON
     *     with `id` renames a file; the name is stored exactly as sent.
     */
    post: operations['saveFile'];
    /**
     * Delete a file
     * @description Spec 2 §7, decisions §4. Any signed-in user, in their own library.
     */
    delete: operations['deleteFile'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/user/notification/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the caller's notifications
     * @description Spec 2 §2.8 and §7, decisions §6. Any signed-in user. Newest first: a plain array of all, or a page if `page`
     *     is given. The portal asks without it and follows `next` where a server returns a page all the same.
     */
    get: operations['listNotifications'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/user/notification/{id}/': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the record. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /**
     * Delete a notification
     * @description Spec 2 §7, decisions §4. Any signed-in user, for their own notifications. One call per notification.
     */
    delete: operations['deleteNotification'];
    options?: never;
    head?: never;
    /**
     * Mark a notification as read or unread
     * @description Spec 2 §7, decisions §4. Any signed-in user, for their own notifications.
     */
    patch: operations['updateNotification'];
    trace?: never;
  };
  '/api/user/notification-control/': {
    parameters: {
      query?: {
        /** @description Id of the user whose switches are read or changed. */
        user_id?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get the notification settings of a user
     * @description Spec 1 §4 and §7, spec 2 §7, decisions §4. Without `user_id`: the caller's own modes, 0 to 7, for any
     *     signed-in user. With `user_id`: the switches of that user, for superusers only.
     */
    get: operations['getNotificationControl'];
    put?: never;
    /**
     * Change the notification settings of a user
     * @description Spec 1 §7, spec 2 §7, decisions §4. Without `user_id`: one of the caller's keys and its mode, for any
     *     signed-in user. With `user_id`: all switches of that user, for superusers only. `true` changes mode 0 to 1 and
     *     keeps any other mode; `false` sets the mode to 0.
     */
    post: operations['updateNotificationControl'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/healthz': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Check whether the server is ready
     * @description Contract §1. Open.
     */
    get: operations['checkHealth'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    Problem: {
      detail: string;
    };
    ProofProblem: {
      detail: string;
      /**
       * @example fresh_code_required
       * @example old_password_required
       */
      code?: string;
    };
    TokenProblem: {
      detail: string;
      /** @example token_not_valid */
      code: string;
    };
    /** @description Error messages by field. Messages that concern no single field use one of the named properties. */
    ValidationProblem: {
      non_field_errors?: string[];
      detail?: string;
      message?: string;
      error?: string;
      /** @description Kind of the error, or error messages if the call has a field named `code`. */
      code?: string | string[];
    };
    SuccessAnswer: {
      success: boolean;
      message?: string;
    };
    SuccessMessageAnswer: {
      success: boolean;
      message: string;
    };
    MessageAnswer: {
      success?: boolean;
      message: string;
    };
    HealthAnswer: {
      /** @enum {string} */
      status: 'ready' | 'ending';
      /** @description Version of the running server. */
      version?: string;
    };
    PageInfo: {
      /** @description Total number of rows. */
      count: number;
      /** @description Query string or full URL of the next page. */
      next: string | null;
      previous: string | null;
      page_size: number;
      currentPage: number;
    };
    /** @description `YYYY-MM-DD`, or an ISO 8601 date-time. */
    DateOrDateTime: string;
    /**
     * Day
     * @description `YYYY-MM-DD` from 1900 to 2199, or empty.
     */
    Day: string;
    /**
     * Person name
     * @description Neither control nor format characters, except the two that join and part letters.
     */
    PersonName: string;
    /** @enum {string} */
    MfaType: 'email' | 'authenticator' | 'email_and_authenticator';
    /** @description A user account (spec 1 §3, spec 2 §3). */
    User: {
      id: number;
      /** @description Same as `id`. */
      user_id: number;
      /** Format: email */
      email: string;
      username: string;
      first_name: string;
      last_name: string;
      title: string;
      picture: string | null;
      picture_url: string | null;
      is_active: boolean;
      is_staff: boolean;
      is_superuser: boolean;
      is_supervisor: boolean;
      is_verified: boolean;
      /** Format: date */
      verified_until: string | null;
      is_demo: boolean;
      mfa_type: components['schemas']['MfaType'];
      /** Format: date-time */
      date_joined: string;
      /**
       * Format: date-time
       * @description Null if the user never signed in.
       */
      last_login: string | null;
      max_active_sessions: number;
      /** @description Key for the live notifications of one session. Only the sign-in returns it. */
      notification_key?: string;
    };
    /** @description The user who signs in. */
    OwnUser: components['schemas']['User'] & {
      notification_key: string;
    };
    UserPage: components['schemas']['PageInfo'] & {
      results: components['schemas']['User'][];
    };
    CreateUserAnswer: {
      success: boolean;
      message: string;
      user: components['schemas']['User'];
      User_Details: {
        user_id: number;
      };
    };
    UpdateUserAnswer: {
      success: boolean;
      message: string;
      detail?: string;
      updated_user: components['schemas']['User'];
    };
    MassCreationAnswer: {
      success: boolean;
      message: string;
      /** @description Number of accounts created. */
      created: number;
    };
    /** @description Like ValidationProblem, except that `message` is a field of the call and has an array of error messages. */
    SendEmailProblem: {
      detail?: string;
      non_field_errors?: string[];
      user_ids?: string[];
      subject?: string[];
      template?: string[];
      message_type?: string[];
      message?: string[];
    };
    /** @description Why no account was created. All other fields are as in ValidationProblem. */
    MassCreationProblem: {
      file?: string[];
      rows?: components['schemas']['RowProblem'][];
    };
    /** @description An error in one row of an uploaded file. */
    RowProblem: {
      /** @description Row number as in a spreadsheet; the header is row 1. */
      row: number;
      /** @description Name of a column, or of an unknown header. */
      field: string;
      message: string;
    };
    UserDataAnswer: {
      success: boolean;
      /** @description Needs no token. Expires. */
      data_file_url: string;
      /** @description What the file leaves out. The portal shows it before the user opens the file. */
      message?: string;
    };
    /** @description A request that a user made (spec 2 §3). */
    RequestLogEntry: {
      id: number;
      user: number | null;
      path: string;
      method: string;
      /** Format: date-time */
      timestamp: string;
      ip_address: string;
      user_agent: string;
      status_code: number;
      /** @description `X-Request-ID` of the call, where it carried one. */
      request_id?: string;
    };
    RequestLogPage: components['schemas']['PageInfo'] & {
      results: components['schemas']['RequestLogEntry'][];
    };
    /**
     * @description State of a sign-in (spec 1 §3 and §4). Every field is optional; the fields present determine the next step.
     *     `access` and `refresh` together complete the sign-in; `otp_access` or `totp_access` means that a code is
     *     required.
     */
    LoginAnswer: {
      access?: string | null;
      refresh?: string | null;
      user?: components['schemas']['OwnUser'] | null;
      projects?: components['schemas']['Project'][] | null;
      owner?: components['schemas']['Owner'] | null;
      mfa_type?: components['schemas']['MfaType'] | null;
      otp_verified?: boolean | null;
      /** @description True if the code was mailed. */
      otp_success?: boolean | null;
      /** @description Token to send with the mailed code. */
      otp_access?: string | null;
      otp_message?: string | null;
      totp_verified?: boolean | null;
      /** @description True if the authenticator code can be entered. */
      totp_success?: boolean | null;
      /** @description Token to send with the authenticator code. */
      totp_access?: string | null;
      /** @description Hint for the second step. */
      totp_message?: string | null;
      backend_url?: string | null;
      /** @description Origin of the live notifications. The portal appends `/secure/notifications/{key}/`. */
      websocket_url?: string | null;
      api_url?: string | null;
      /** @description Returned if `remember_me` was set. The portal stores it in the cookie `X-RMT`. */
      remember_token?: string | null;
      /** @description Returned together with `remember_token`. The portal stores it in the cookie `X-SI`. */
      session_id?: number | null;
    };
    /** @description One of the four of the specification, or another that has its `{name}_login_link`. */
    SocialProvider: string;
    /** @description Any further `{name}_login_link` becomes a button of the sign-in page, and `name` its `type`. */
    SocialLinks: {
      /** Format: uri-reference */
      google_login_link: string;
      /** Format: uri-reference */
      yahoo_login_link: string;
      /** Format: uri-reference */
      linkedin_login_link: string;
      /** Format: uri-reference */
      microsoft_login_link: string;
    } & {
      [key: string]: string;
    };
    /** @description The response of a completed sign-in. It may contain other fields of LoginAnswer. */
    SocialLoginAnswer: components['schemas']['LoginAnswer'] & {
      success: boolean;
      user: components['schemas']['OwnUser'];
      access: string;
      refresh: string;
    };
    RefreshAnswer: {
      access: string;
      refresh?: string;
    };
    DecodeTokenAnswer: {
      success: boolean;
      /** @description Claims of the access token. */
      decoded_data: {
        user_id: number;
        /** @description Unix time in seconds. */
        exp: number;
        iat?: number;
        jti?: string;
        token_type?: string;
        /** @description Reads the live notifications as long as the token is valid. The portal gives it to services. */
        notification_key?: string;
        /** Format: date-time */
        session_expire?: string;
      };
    };
    RegisterAnswer: {
      success?: boolean;
      message: string;
      access?: string;
      refresh?: string;
      user?: components['schemas']['User'];
    };
    ResetCodeAnswer: {
      password_reset_code_success: boolean;
      message?: string;
      error?: string;
    };
    UpdateAccountAnswer: {
      success: boolean;
      message: string;
      detail?: string;
      picture_url: string | null;
      user?: components['schemas']['User'];
    };
    AuthenticatorSetup: {
      success?: boolean;
      /** @description The `otpauth://totp/...` URL to show as a QR code. */
      qr_code_url: string;
      /** @description True if no authenticator was set up before. */
      first_time: boolean;
      /** @description The secret in base 32, for manual entry. */
      code: string;
    };
    DeviceInfo: {
      Device: string;
      'Device Type'?: string;
      Browser: string;
    };
    SessionPlace: {
      status?: string;
      message?: string;
      city?: string;
      region?: string;
      regionName?: string;
      country?: string;
      zip?: string;
      isp?: string;
      /** @description Latitude in degrees. */
      lat?: number;
      /** @description Longitude in degrees. */
      lon?: number;
    };
    /** @description An active session of a user (spec 1 §3, spec 2 §3). */
    ActiveSession: {
      user_activate_session_id: number;
      ip_address: string;
      device_info: components['schemas']['DeviceInfo'];
      location: components['schemas']['SessionPlace'] | string;
      /** Format: date-time */
      session_start: string;
      /** Format: date-time */
      session_expire: string;
    };
    SessionsAnswer: {
      success: boolean;
      message?: string;
      /** @description The caller's current session, or null if it belongs to another user. */
      current_active_session: components['schemas']['ActiveSession'] | null;
      other_active_session: components['schemas']['ActiveSession'][];
    };
    ServiceInfo: {
      name: string;
      description: string;
      frontend_url?: string | null;
      /** @description Used if `frontend_url` is missing. */
      url?: string | null;
      backend_url: string | null;
      icon_url?: string | null;
      /** @description Used if `icon_url` is missing. */
      logo_base?: string | null;
    };
    /**
     * @description The services that a user has access to (spec 2 §3, decisions §6): those of the specification, of which `shm` is
     *     the structural-monitoring service, then further ones by the `code_name` of the catalogue, and the details that
     *     the dashboard needs for four of them.
     */
    ServiceAccess: {
      user: number;
      dic_services_id: number;
      shm: boolean;
      collaboration: boolean;
      project_preparation: boolean;
      active_projects: boolean;
      financial: boolean;
      administration: boolean;
      duratrans: boolean;
      code_hub: boolean;
      business_hub: boolean;
      business_intelligence: boolean;
      sales_hub: boolean;
      ai_hub: boolean;
      project_hub: boolean;
      shm_info?: components['schemas']['ServiceInfo'] | null;
      financial_info?: components['schemas']['ServiceInfo'] | null;
      project_hub_info?: components['schemas']['ServiceInfo'] | null;
      business_hub_info?: components['schemas']['ServiceInfo'] | null;
    };
    /** @description A service as shown on the dashboard (spec 1 §3). */
    ServiceCard: {
      id: number;
      code_name: string;
      name: string;
      description: string;
      link: string | null;
      frontend_url: string | null;
      icon_url: string | null;
      backend_url: string | null;
    };
    MyServicesAnswer: {
      success: boolean;
      message?: string;
      /** @description Catalogue entries of the services that the user has access to. */
      dic_services: components['schemas']['ServiceCard'][];
      /** @description A single entry with the user's access flags. */
      dic_services_list: components['schemas']['ServiceAccess'][];
    };
    /**
     * @description Omitted flags stay unchanged. Further services have the `code_name` of the catalogue; a key that is neither
     *     specified nor in the catalogue is rejected (decisions §6).
     */
    ServiceAccessChange: {
      user: number;
      shm?: boolean;
      collaboration?: boolean;
      project_preparation?: boolean;
      active_projects?: boolean;
      financial?: boolean;
      administration?: boolean;
      duratrans?: boolean;
      code_hub?: boolean;
      business_hub?: boolean;
      business_intelligence?: boolean;
      sales_hub?: boolean;
      ai_hub?: boolean;
      project_hub?: boolean;
    };
    /** @description Response of the project hub (spec 1 §3, "Project Hub auth response"). */
    ProjectHubAnswer: {
      access: string;
      refresh: string;
      id: number;
      first_name: string;
      last_name: string;
      email: string;
      title: string;
      is_superuser: boolean;
      is_staff: boolean;
      is_supervisor: boolean;
      is_active: boolean;
    };
    /**
     * @description List of URLs as JSON text, both in forms and in JSON bodies.
     * @example ["https://two.example"]
     */
    UrlListText: string;
    /** @description A service in the catalogue (spec 2 §3). */
    CatalogueService: {
      id: number;
      name: string;
      code_name: string;
      description: string;
      link: string;
      /** @description The first 20 characters of the file name. */
      icon: string;
      icon_url: string | null;
      dev_backend_url: string;
      demo_backend_url: string;
      prod_backend_url: string;
      other_backend_urls: components['schemas']['UrlListText'];
      dev_frontend_url: string;
      demo_frontend_url: string;
      prod_frontend_url: string;
      other_frontend_urls: components['schemas']['UrlListText'];
    };
    CatalogueServicePage: components['schemas']['PageInfo'] & {
      results: components['schemas']['CatalogueService'][];
    };
    /**
     * @description The saved fields of a service; `link` is not saved. At least one URL must begin with `http`. In a form, `icon`
     *     is an image file of at most 10 MB (PNG, JPG, GIF, WebP, or SVG without active content). In JSON, `icon` is the
     *     current value; an empty string removes the icon. Code names are unique, ignoring case, and none is `id`, `user`
     *     or `dic_services_id`.
     */
    CatalogueServiceInput: {
      name: string;
      code_name: string;
      description?: string;
      icon?: string;
      dev_backend_url?: string;
      demo_backend_url?: string;
      prod_backend_url?: string;
      other_backend_urls?: components['schemas']['UrlListText'];
      dev_frontend_url?: string;
      demo_frontend_url?: string;
      prod_frontend_url?: string;
      other_frontend_urls?: components['schemas']['UrlListText'];
    };
    /** @description The organisation that owns a user's projects (spec 1 §3). */
    Owner: {
      id?: number;
      name: string;
      logo: string | null;
      phone: string;
      website: string;
      addresse: string;
      country: string;
    };
    OwnerOption: {
      value: number;
      label: string;
    };
    /** @description A construction project (spec 1 §3). */
    Project: {
      id: number;
      title: string;
      acronym: string;
      /** @description URL of the picture. */
      picture: string | null;
      /** @description `YYYY-MM-DD`; empty or null if not set. */
      start_date: string | null;
      duration: string;
      budget: string;
      consultant: string;
      contractor: string;
      /** @description Like `start_date`. */
      construction_date: string | null;
      construction_characteristics: string;
      description: string;
      time_zone: string;
      cordinate_system: string;
      date_formate: string;
      /** @description Id of the organisation, or an option with its id and name. This server returns the id. */
      owner: number | components['schemas']['OwnerOption'];
    };
    ProjectPage: components['schemas']['PageInfo'] & {
      results: components['schemas']['Project'][];
    };
    UpdateProjectAnswer: {
      success: boolean;
      message: string;
      project?: components['schemas']['Project'];
    };
    /**
     * @description 0 none, 1 app, 2 immediate e-mail, 3 app and immediate e-mail, 4 daily e-mail, 5 app and daily e-mail, 6
     *     weekly e-mail, 7 app and weekly e-mail.
     */
    NotificationMode: number;
    /** @description Delivery mode for each kind of notification (spec 1 §3). */
    NotificationModes: {
      update_user_notifications: components['schemas']['NotificationMode'];
      update_user_login_notifications: components['schemas']['NotificationMode'];
      user_media_library_notifications: components['schemas']['NotificationMode'];
      update_user_dic_services_notifications: components['schemas']['NotificationMode'];
      ticket_notifications: components['schemas']['NotificationMode'];
      message_created_notifications: components['schemas']['NotificationMode'];
      message_mention_notifications: components['schemas']['NotificationMode'];
      cost_created_notifications: components['schemas']['NotificationMode'];
      financial_project_created_notifications: components['schemas']['NotificationMode'];
      trip_approved_notifications: components['schemas']['NotificationMode'];
      trip_closed_notifications: components['schemas']['NotificationMode'];
      subordinate_trips_notifications: components['schemas']['NotificationMode'];
    };
    /** @description One notification key and its new mode. */
    NotificationModesChange: {
      update_user_notifications?: components['schemas']['NotificationMode'];
      update_user_login_notifications?: components['schemas']['NotificationMode'];
      user_media_library_notifications?: components['schemas']['NotificationMode'];
      update_user_dic_services_notifications?: components['schemas']['NotificationMode'];
      ticket_notifications?: components['schemas']['NotificationMode'];
      message_created_notifications?: components['schemas']['NotificationMode'];
      message_mention_notifications?: components['schemas']['NotificationMode'];
      cost_created_notifications?: components['schemas']['NotificationMode'];
      financial_project_created_notifications?: components['schemas']['NotificationMode'];
      trip_approved_notifications?: components['schemas']['NotificationMode'];
      trip_closed_notifications?: components['schemas']['NotificationMode'];
      subordinate_trips_notifications?: components['schemas']['NotificationMode'];
    };
    /** @description The same keys as switches for administrators. True if the mode is not 0 (decisions §4). */
    NotificationSwitches: {
      update_user_notifications: boolean;
      update_user_login_notifications: boolean;
      user_media_library_notifications: boolean;
      update_user_dic_services_notifications: boolean;
      ticket_notifications: boolean;
      message_created_notifications: boolean;
      message_mention_notifications: boolean;
      cost_created_notifications: boolean;
      financial_project_created_notifications: boolean;
      trip_approved_notifications: boolean;
      trip_closed_notifications: boolean;
      subordinate_trips_notifications: boolean;
    };
    /** @description All switches of the user. Omitted keys stay unchanged. */
    NotificationSwitchesChange: {
      update_user_notifications?: boolean;
      update_user_login_notifications?: boolean;
      user_media_library_notifications?: boolean;
      update_user_dic_services_notifications?: boolean;
      ticket_notifications?: boolean;
      message_created_notifications?: boolean;
      message_mention_notifications?: boolean;
      cost_created_notifications?: boolean;
      financial_project_created_notifications?: boolean;
      trip_approved_notifications?: boolean;
      trip_closed_notifications?: boolean;
      subordinate_trips_notifications?: boolean;
    };
    /** @description The caller's own modes, or the switches of the user given by `user_id`. */
    NotificationControl:
      components['schemas']['NotificationModes'] | components['schemas']['NotificationSwitches'];
    /** @description A notification (spec 2 §3). */
    Notification: {
      id: number;
      title: string;
      message: string | null;
      service: string | null;
      is_read: boolean;
      /** Format: date-time */
      created_at: string;
      other_data: {
        ip?: string;
        device_info?: {
          Device?: string;
          Browser?: string;
          'Device Type'?: string;
        };
        subject?: components['schemas']['NotificationSubject'];
      } | null;
    };
    /**
     * @description What a notification is about, which its title opens (decisions §6). `user`, `folder` and `service` have an id,
     *     that of the service in the catalogue; `folder` has its name too.
     */
    NotificationSubject: {
      /** @enum {string} */
      kind:
        | 'user'
        | 'users'
        | 'folder'
        | 'library'
        | 'service'
        | 'dashboard'
        | 'profile'
        | 'security'
        | 'sessions';
      id?: number;
      name?: string;
    };
    NotificationPage: components['schemas']['PageInfo'] & {
      results: components['schemas']['Notification'][];
    };
    /** @description The file that the export creates and the import accepts (spec 2 §4). */
    UserDataFile: {
      /** @constant */
      format: 'pulsehub-user-data';
      /** @constant */
      version: 1;
      service?: string;
      exported_at?: string;
      user: {
        user_id: number;
        email: string;
        first_name: components['schemas']['PersonName'];
        last_name: components['schemas']['PersonName'];
        title: string;
      };
      dic_services?: {
        [key: string]: boolean;
      };
      notification_control?: {
        update_user_notifications?: components['schemas']['NotificationMode'];
        update_user_login_notifications?: components['schemas']['NotificationMode'];
        user_media_library_notifications?: components['schemas']['NotificationMode'];
        update_user_dic_services_notifications?: components['schemas']['NotificationMode'];
        ticket_notifications?: components['schemas']['NotificationMode'];
        message_created_notifications?: components['schemas']['NotificationMode'];
        message_mention_notifications?: components['schemas']['NotificationMode'];
        cost_created_notifications?: components['schemas']['NotificationMode'];
        financial_project_created_notifications?: components['schemas']['NotificationMode'];
        trip_approved_notifications?: components['schemas']['NotificationMode'];
        trip_closed_notifications?: components['schemas']['NotificationMode'];
        subordinate_trips_notifications?: components['schemas']['NotificationMode'];
      };
      notifications?: {
        title: string;
        message: string;
        service: string;
        is_read: boolean;
        /** Format: date-time */
        created_at: string;
        other_data: {
          ip?: string;
          device_info?: {
            Device?: string;
            Browser?: string;
            'Device Type'?: string;
          };
          subject?: components['schemas']['NotificationSubject'];
        } | null;
      }[];
      folders?: {
        /** @description Id that the folders and files of this file refer to. */
        id?: number;
        /** @description Id of a folder before this one. */
        parent?: number | null;
        name: string;
        description: string;
        /** Format: date-time */
        created_at: string;
        /** @description Names of the folders above, in files of earlier versions. */
        within?: string[];
      }[];
      files?: {
        [key: string]: unknown;
      }[];
      logs?: {
        [key: string]: unknown;
      }[];
    };
    /** @description A command that the portal sends over the socket. */
    NotificationCommand:
      | {
          /** @constant */
          command: 'fetch_notifications';
        }
      | {
          /** @constant */
          command: 'delete_notification';
          id: number;
        };
    /** @description All notifications of the user, newest first. Sent in reply to a command and after a deletion. */
    NotificationListFrame: {
      /** @constant */
      success: true;
      notifications: components['schemas']['Notification'][];
    };
    /** @description Sent if the frame is not a valid command or the notification does not exist. */
    NotificationErrorFrame: {
      /** @constant */
      success: false;
      error: string;
    };
    /**
     * @description A new or changed notification. This server sends the notification itself; the portal also accepts the wrapped
     *     form (decisions §4).
     */
    NotificationFrame:
      | components['schemas']['Notification']
      | {
          /** @constant */
          success: true;
          notification: components['schemas']['Notification'];
        };
    /** @description Update link of a mobile application (spec 2 §3). */
    GooglePlayUrl: {
      id: number;
      url: string;
      version: string;
      must_update: boolean;
    };
    GooglePlayUrlInput: {
      /** Format: uri */
      url: string;
      version: string;
      /** @description Defaults to false. */
      must_update?: boolean;
    };
    /** @description A message template (spec 2 §3). `body` is an object of fields, or the same object as JSON text. */
    MessageTemplate: {
      id: number;
      name: string;
      body: Record<string, never> | string | null;
      template?: string | null;
      template_url: string | null;
    };
    MessageTemplatePage: components['schemas']['PageInfo'] & {
      results: components['schemas']['MessageTemplate'][];
    };
    MessageTemplateInput: {
      name: string;
      /** @description The fields as JSON text. */
      body: string;
      /**
       * Format: binary
       * @description An `.html` file of at most 200 kB.
       */
      template?: string;
    };
    MessageTemplateChange: {
      name?: string;
      /** @description The fields as JSON text. */
      body?: string;
      /**
       * Format: binary
       * @description An `.html` file of at most 200 kB.
       */
      template?: string;
    };
    /** @description A folder in the caller's library (spec 2 §3). */
    MediaFolder: {
      id: number;
      name: string;
      /** @description Null for a top-level folder. */
      parent: number | null;
      description: string | null;
      /** Format: date-time */
      created_at: string | null;
    };
    /** @description A folder with its direct subfolders and files. */
    MediaFolderDetails: components['schemas']['MediaFolder'] & {
      /** @description The parent folders, starting at the top level. */
      ancestors?: {
        id: number;
        name: string;
      }[];
      subfolders: components['schemas']['MediaFolder'][];
      files: components['schemas']['MediaFile'][];
    };
    MediaFolderPage: components['schemas']['PageInfo'] & {
      results: components['schemas']['MediaFolder'][];
    };
    /** @description A file in the caller's library (spec 2 §3). */
    MediaFile: {
      id: number;
      /** @description Same as `id`. */
      user_media_library_id: number;
      /** @description Files without a name are not shown. */
      file_name: string | null;
      /** @description URL-encoded. */
      file_url: string;
      /** @description In bytes. */
      size?: number;
      /** Format: date-time */
      created_at: string | null;
    };
    MediaFileAnswer: {
      success: boolean;
      user_medial_library_file: components['schemas']['MediaFile'];
    };
    FormatLibraryAnswer: {
      success: boolean;
      /** @description Why nothing was deleted, if `success` is false. */
      error?: string;
    };
  };
  responses: {
    /** @description The request is invalid. The body has the error messages for each field. */
    ValidationProblem: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ValidationProblem'];
      };
    };
    /** @description The token is missing, invalid or expired. */
    Unauthorized: {
      headers: {
        'WWW-Authenticate'?: string;
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['TokenProblem'];
      };
    };
    /** @description The caller lacks permission. Their session stays valid. */
    Forbidden: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Problem'];
      };
    };
    /**
     * @description The caller lacks permission, or must confirm the change: `fresh_code_required` asks for `code`,
     *     `old_password_required` for `old_password` and `code`, in the same call sent again. The session stays valid.
     */
    ProofRequired: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ProofProblem'];
      };
    };
    /** @description The record does not exist or does not belong to the caller. */
    NotFound: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Problem'];
      };
    };
    /** @description The uploaded file is larger than the server accepts. */
    TooLarge: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ValidationProblem'];
      };
    };
    /**
     * @description Too many attempts for one account or from one IP address, too many wrong codes or passwords, or too many
     *     password checks, uploads or sheets at the same time.
     */
    Throttled: {
      headers: {
        /** @description Seconds to wait before the next attempt. */
        'Retry-After'?: number;
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Problem'];
      };
    };
    /** @description The call succeeded. */
    Success: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['SuccessAnswer'];
      };
    };
    /** @description The record was deleted. The response has no body. */
    Deleted: {
      headers: {
        [name: string]: unknown;
      };
      content?: never;
    };
  };
  parameters: {
    /** @description Id of the record. */
    Id: number;
    /** @description Page number, starting at 1. Defaults to 1. */
    Page: number;
    /** @description Rows per page. Values above 100 are treated as 100. */
    PageSize: number;
    /** @description Text to search for in the fields that the list shows. Case-insensitive. */
    Search: string;
    /** @description Field to sort by; a leading `-` sorts in descending order. Unknown fields are ignored. */
    Ordering: string;
    /** @description `remember_token` from an earlier verification in this browser. */
    RememberToken: string;
    /** @description `session_id` returned together with the `remember_token`. */
    RememberSession: string;
  };
  requestBodies: never;
  headers: never;
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
  signIn: {
    parameters: {
      query?: never;
      header?: {
        /** @description `remember_token` from an earlier verification in this browser. */
        'X-RMT'?: components['parameters']['RememberToken'];
        /** @description `session_id` returned together with the `remember_token`. */
        'X-SI'?: components['parameters']['RememberSession'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          /** Format: email */
          email: string;
          password: string;
        };
      };
    };
    responses: {
      /** @description The next step of the sign-in. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LoginAnswer'];
        };
      };
      /** @description The email or password is wrong, or the account is not active. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ValidationProblem'];
        };
      };
      429: components['responses']['Throttled'];
    };
  };
  verifyEmailCode: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          otp: string;
          otp_access: string;
          remember_me?: boolean;
        };
      };
    };
    responses: {
      /** @description The sign-in is complete, or the authenticator code is required next. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LoginAnswer'];
        };
      };
      400: components['responses']['ValidationProblem'];
      429: components['responses']['Throttled'];
    };
  };
  verifyAuthenticatorCode: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          totp: string;
          totp_access: string;
          remember_me?: boolean;
        };
      };
    };
    responses: {
      /** @description The sign-in is complete. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LoginAnswer'];
        };
      };
      400: components['responses']['ValidationProblem'];
      429: components['responses']['Throttled'];
    };
  };
  refreshToken: {
    parameters: {
      query?: never;
      header?: {
        /** @description `remember_token` from an earlier verification in this browser. */
        'X-RMT'?: components['parameters']['RememberToken'];
        /** @description `session_id` returned together with the `remember_token`. */
        'X-SI'?: components['parameters']['RememberSession'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          refresh: string;
        };
      };
    };
    responses: {
      /** @description The new access token. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RefreshAnswer'];
        };
      };
      400: components['responses']['ValidationProblem'];
      401: components['responses']['Unauthorized'];
      429: components['responses']['Throttled'];
    };
  };
  decodeToken: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The claims of the token. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DecodeTokenAnswer'];
        };
      };
      401: components['responses']['Unauthorized'];
    };
  };
  signOut: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          refresh: string;
          notification_key: string;
        };
      };
    };
    responses: {
      200: components['responses']['Success'];
      400: components['responses']['ValidationProblem'];
      401: components['responses']['Unauthorized'];
    };
  };
  listSocialLinks: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One URL for each provider. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SocialLinks'];
        };
      };
    };
  };
  signInSocially: {
    parameters: {
      query: {
        /** @description Provider that issued the token. */
        type: components['schemas']['SocialProvider'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          /** @description Token of the provider. */
          access_token: string;
        };
      };
    };
    responses: {
      /** @description The sign-in is complete. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SocialLoginAnswer'];
        };
      };
      400: components['responses']['ValidationProblem'];
      429: components['responses']['Throttled'];
    };
  };
  registerUser: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          /** Format: email */
          email: string;
          /**
           * Person name
           * @description Labelled "Full Name".
           */
          last_name: string;
          password: string;
          confirm_password: string;
        };
      };
    };
    responses: {
      /** @description The account was created, or the address has one. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RegisterAnswer'];
        };
      };
      400: components['responses']['ValidationProblem'];
      429: components['responses']['Throttled'];
    };
  };
  sendResetCode: {
    parameters: {
      query: {
        /** @description Email address of the account. */
        email: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The code was sent. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ResetCodeAnswer'];
        };
      };
      400: components['responses']['ValidationProblem'];
      429: components['responses']['Throttled'];
    };
  };
  resetPassword: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          /** Format: email */
          email: string;
          password_reset_code: string;
          new_password: string;
          confirm_new_password: string;
        };
      };
    };
    responses: {
      /** @description The password was changed. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SuccessMessageAnswer'];
        };
      };
      400: components['responses']['ValidationProblem'];
      429: components['responses']['Throttled'];
    };
  };
  setPasswordByLink: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          new_password: string;
          confirm_new_password: string;
          uidb64: string;
          token: string;
        };
      };
    };
    responses: {
      /** @description The password was set. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SuccessMessageAnswer'];
        };
      };
      400: components['responses']['ValidationProblem'];
      429: components['responses']['Throttled'];
    };
  };
  getAccount: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The signed-in user. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['User'];
        };
      };
      401: components['responses']['Unauthorized'];
      429: components['responses']['Throttled'];
    };
  };
  updateAccount: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'multipart/form-data': {
          first_name?: components['schemas']['PersonName'];
          last_name?: components['schemas']['PersonName'];
          title?: string;
          is_staff?: boolean;
          is_superuser?: boolean;
          is_active?: boolean;
          mfa_type?: components['schemas']['MfaType'];
          /** Format: binary */
          picture?: string;
          code?: string;
        };
        'application/json': {
          mfa_type: components['schemas']['MfaType'];
          code?: string;
        };
      };
    };
    responses: {
      /** @description The account was changed. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['UpdateAccountAnswer'];
        };
      };
      400: components['responses']['ValidationProblem'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['ProofRequired'];
      413: components['responses']['TooLarge'];
      429: components['responses']['Throttled'];
    };
  };
  changePassword: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          old_password: string;
          new_password: string;
          confirm_new_password: string;
          /** @description Six digits. */
          code: string;
        };
      };
    };
    responses: {
      /** @description The password was changed. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MessageAnswer'];
        };
      };
      400: components['responses']['ValidationProblem'];
      401: components['responses']['Unauthorized'];
      429: components['responses']['Throttled'];
    };
  };
  beginAuthenticatorSetup: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The content of the QR code and the manual code. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AuthenticatorSetup'];
        };
      };
      401: components['responses']['Unauthorized'];
    };
  };
  proveAuthenticator: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          code: string;
          current_code?: string;
        };
      };
    };
    responses: {
      /** @description The authenticator was connected. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SuccessAnswer'];
        };
      };
      400: components['responses']['ValidationProblem'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['ProofRequired'];
      429: components['responses']['Throttled'];
    };
  };
  listSessions: {
    parameters: {
      query?: {
        /** @description Id of the user. Defaults to the caller. */
        id?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The sessions that have not expired. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SessionsAnswer'];
        };
      };
      400: components['responses']['ValidationProblem'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['Throttled'];
    };
  };
  endSession: {
    parameters: {
      query: {
        /** @description Id of the session. */
        id: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Success'];
      400: components['responses']['ValidationProblem'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      429: components['responses']['Throttled'];
    };
  };
  getServiceAccess: {
    parameters: {
      query?: {
        /** @description Id of the user. Defaults to the caller. */
        user_id?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The services and access flags of the user. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MyServicesAnswer'];
        };
      };
      400: components['responses']['ValidationProblem'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
    };
  };
  updateServiceAccess: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ServiceAccessChange'];
      };
    };
    responses: {
      /** @description The services were changed. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SuccessMessageAnswer'];
        };
      };
      400: components['responses']['ValidationProblem'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
    };
  };
  authenticateOnService: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          pulshub_token: string;
        };
      };
    };
    responses: {
      /** @description Tokens of the service, and the user's details there. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ProjectHubAnswer'];
        };
      };
      400: components['responses']['ValidationProblem'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['Throttled'];
    };
  };
  findProjects: {
    parameters: {
      query?: {
        /** @description Id of the project. If omitted, a page of projects is returned. */
        id?: number;
        /** @description Page number, starting at 1. Defaults to 1. */
        page?: components['parameters']['Page'];
        /** @description Rows per page. Values above 100 are treated as 100. */
        page_size?: components['parameters']['PageSize'];
        /** @description Text to search for in the fields that the list shows. Case-insensitive. */
        search?: components['parameters']['Search'];
        /** @description Field to sort by; a leading `-` sorts in descending order. Unknown fields are ignored. */
        ordering?: components['parameters']['Ordering'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A project, or a page of them. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Project'] | components['schemas']['ProjectPage'];
        };
      };
      400: components['responses']['ValidationProblem'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
    };
  };
  updateProject: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'multipart/form-data': {
          id: number;
          title: string;
          acronym?: string;
          /** Format: binary */
          picture?: string;
          start_date?: components['schemas']['Day'];
          duration?: string;
          budget?: string;
          consultant?: string;
          contractor?: string;
          /** Day */
          construction_date?: string;
          construction_characteristics?: string;
          description?: string;
          time_zone?: string;
          cordinate_system?: string;
          date_formate?: string;
          owner: number;
        };
        'application/json': {
          id: number;
          title: string;
          acronym?: string;
          /** Format: binary */
          picture?: string;
          start_date?: components['schemas']['Day'];
          duration?: string;
          budget?: string;
          consultant?: string;
          contractor?: string;
          /** Day */
          construction_date?: string;
          construction_characteristics?: string;
          description?: string;
          time_zone?: string;
          cordinate_system?: string;
          date_formate?: string;
          owner: number;
        };
      };
    };
    responses: {
      /** @description The project was changed. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['UpdateProjectAnswer'];
        };
      };
      400: components['responses']['ValidationProblem'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      413: components['responses']['TooLarge'];
    };
  };
  listUsers: {
    parameters: {
      query?: {
        /** @description Page number, starting at 1. Defaults to 1. */
        page?: components['parameters']['Page'];
        /** @description Rows per page. Values above 100 are treated as 100. */
        page_size?: components['parameters']['PageSize'];
        /** @description Text to search for in the fields that the list shows. Case-insensitive. */
        search?: components['parameters']['Search'];
        /** @description Field to sort by; a leading `-` sorts in descending order. Unknown fields are ignored. */
        ordering?: components['parameters']['Ordering'];
        /** @description Part of the e-mail address. */
        email?: string;
        /** @description Part of the first name. */
        first_name?: string;
        /** @description Part of the last name. */
        last_name?: string;
        /** @description Part of the title. */
        title?: string;
        /** @description True for active accounts, false for inactive ones. */
        is_active?: boolean;
        /** @description True for staff, false for other users. */
        is_staff?: boolean;
        /** @description True for superusers, false for other users. */
        is_superuser?: boolean;
        /** @description Date of the last sign-in, or its date and time to the minute. */
        last_login?: components['schemas']['DateOrDateTime'];
        /** @description Earliest last sign-in. A date counts from the start of the day. */
        last_login__gte?: components['schemas']['DateOrDateTime'];
        /** @description Latest last sign-in. A date counts until the end of the day. */
        last_login__lte?: components['schemas']['DateOrDateTime'];
        /** @description True for users who never signed in, false for users who have. */
        last_login__isnull?: boolean;
        /** @description Id of the caller (spec 2 §6). It does not filter the list. */
        user_id?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of users. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['UserPage'];
        };
      };
      400: components['responses']['ValidationProblem'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
    };
  };
  createUser: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'multipart/form-data': {
          /** Format: email */
          email: string;
          password?: string;
          confirm_password?: string;
          first_name?: components['schemas']['PersonName'];
          last_name?: components['schemas']['PersonName'];
          title?: string;
          /** Format: binary */
          picture?: string;
          /** @description Defaults to true. The other flags default to false. */
          is_active?: boolean;
          is_staff?: boolean;
          is_verified?: boolean;
          is_superuser?: boolean;
        };
        'application/json': {
          /** Format: email */
          email: string;
          password?: string;
          confirm_password?: string;
          first_name?: components['schemas']['PersonName'];
          last_name?: components['schemas']['PersonName'];
          title?: string;
          /** Format: binary */
          picture?: string;
          /** @description Defaults to true. The other flags default to false. */
          is_active?: boolean;
          is_staff?: boolean;
          is_verified?: boolean;
          is_superuser?: boolean;
        };
      };
    };
    responses: {
      /** @description The account was created. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CreateUserAnswer'];
        };
      };
      400: components['responses']['ValidationProblem'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      413: components['responses']['TooLarge'];
    };
  };
  getUser: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the record. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The user. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['User'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
    };
  };
  editUser: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the record. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'multipart/form-data': {
          /** Format: email */
          email?: string;
          first_name?: components['schemas']['PersonName'];
          last_name?: components['schemas']['PersonName'];
          title?: string;
          /** Format: binary */
          picture?: string;
          is_active?: boolean;
          is_staff?: boolean;
          is_verified?: boolean;
          is_superuser?: boolean;
          verified_until?: components['schemas']['Day'];
          password?: string;
          confirm_password?: string;
          /** @description The caller's. */
          old_password?: string;
          code?: string;
        };
        'application/json': {
          /** Format: email */
          email?: string;
          first_name?: components['schemas']['PersonName'];
          last_name?: components['schemas']['PersonName'];
          title?: string;
          /** Format: binary */
          picture?: string;
          is_active?: boolean;
          is_staff?: boolean;
          is_verified?: boolean;
          is_superuser?: boolean;
          verified_until?: components['schemas']['Day'];
          password?: string;
          confirm_password?: string;
          /** @description The caller's. */
          old_password?: string;
          code?: string;
        };
      };
    };
    responses: {
      /** @description The account was changed. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['UpdateUserAnswer'];
        };
      };
      400: components['responses']['ValidationProblem'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['ProofRequired'];
      404: components['responses']['NotFound'];
      413: components['responses']['TooLarge'];
      429: components['responses']['Throttled'];
    };
  };
  deleteUser: {
    parameters: {
      query?: {
        /** @description Delete permanently. May be sent in the body instead. */
        force_delete?: boolean;
      };
      header?: never;
      path: {
        /** @description Id of the record. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': {
          force_delete?: boolean;
        };
      };
    };
    responses: {
      204: components['responses']['Deleted'];
      400: components['responses']['ValidationProblem'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
    };
  };
  updateUser: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the record. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'multipart/form-data': {
          /** Format: email */
          email?: string;
          first_name?: components['schemas']['PersonName'];
          last_name?: components['schemas']['PersonName'];
          title?: string;
          /** Format: binary */
          picture?: string;
          is_active?: boolean;
          is_staff?: boolean;
          is_superuser?: boolean;
          max_active_sessions?: number;
          /** @enum {string} */
          mfa_type?: 'email';
          /** @description The caller's. */
          old_password?: string;
          code?: string;
        };
        'application/json': {
          /** Format: email */
          email?: string;
          first_name?: components['schemas']['PersonName'];
          last_name?: components['schemas']['PersonName'];
          title?: string;
          /** Format: binary */
          picture?: string;
          is_active?: boolean;
          is_staff?: boolean;
          is_superuser?: boolean;
          max_active_sessions?: number;
          /** @enum {string} */
          mfa_type?: 'email';
          /** @description The caller's. */
          old_password?: string;
          code?: string;
        };
      };
    };
    responses: {
      /** @description The account was changed. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['UpdateUserAnswer'];
        };
      };
      400: components['responses']['ValidationProblem'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['ProofRequired'];
      404: components['responses']['NotFound'];
      413: components['responses']['TooLarge'];
      429: components['responses']['Throttled'];
    };
  };
  sendEmail: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          /** @description User ids separated by commas. */
          user_ids: string;
          subject: string;
          /** @description A built-in template, or the id of a catalogue template whose file wraps the message. */
          template: ('set_password_link' | 'welcome' | 'notification' | 'custom') | string;
          /** @enum {string} */
          message_type: 'plain' | 'html';
          /** @description The server fills in `{{first_name}}`, `{{last_name}}`, `{{email}}` and `{{company}}`. */
          message: string;
        };
      };
    };
    responses: {
      /** @description The e-mails were sent. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SuccessMessageAnswer'];
        };
      };
      /** @description No e-mail was sent. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SendEmailProblem'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
    };
  };
  createUsers: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'multipart/form-data': {
          /**
           * Format: binary
           * @description `.csv`, `.xls` or `.xlsx` file of at most 5 MB.
           */
          file: string;
          /** @description Service keys, or code names of the catalogue, separated by commas. */
          dic_services?: string;
          /**
           * @description Defaults to true.
           * @enum {string}
           */
          is_demo?: 'true' | 'false';
          /**
           * @description Defaults to true.
           * @enum {string}
           */
          send_email?: 'true' | 'false';
        };
      };
    };
    responses: {
      /** @description The accounts were created. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MassCreationAnswer'];
        };
      };
      /** @description No account was created. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MassCreationProblem'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      413: components['responses']['TooLarge'];
      429: components['responses']['Throttled'];
    };
  };
  listRequestLog: {
    parameters: {
      query?: {
        /** @description Id of the user. If omitted, the server returns 400 'User ID is required'. */
        user?: number;
        /** @description Page number, starting at 1. Defaults to 1. */
        page?: components['parameters']['Page'];
        /** @description Rows per page. Values above 100 are treated as 100. */
        page_size?: components['parameters']['PageSize'];
        /** @description Part of the IP address, path or request id. */
        search?: string;
        /** @description HTTP method of the request. */
        method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
        /** @description Status code of the response. */
        status_code?: number;
        /** @description Start of the period. A date counts from the start of the day. */
        timestamp_from?: components['schemas']['DateOrDateTime'];
        /** @description End of the period. A date counts until the end of the day. */
        timestamp_to?: components['schemas']['DateOrDateTime'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of the log. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RequestLogPage'];
        };
      };
      400: components['responses']['ValidationProblem'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
    };
  };
  exportUserData: {
    parameters: {
      query: {
        /** @description Id of the user. */
        user_id: number;
        /** @description Include the request log. */
        logs?: boolean;
        /** @description Service as named in the export dialog. Defaults to `PulsHub`. */
        service?: 'PulsHub' | 'shm' | 'PulsFin';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description URL of the file. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['UserDataAnswer'];
        };
      };
      400: components['responses']['ValidationProblem'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
    };
  };
  importUserData: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'multipart/form-data': {
          /** Format: binary */
          data: string;
          user_id?: number;
        };
      };
    };
    responses: {
      /** @description The data was imported. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MessageAnswer'];
        };
      };
      400: components['responses']['ValidationProblem'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      413: components['responses']['TooLarge'];
    };
  };
  listCatalogueServices: {
    parameters: {
      query?: {
        /** @description Page number, starting at 1. Defaults to 1. */
        page?: components['parameters']['Page'];
        /** @description Rows per page. Values above 100 are treated as 100. */
        page_size?: components['parameters']['PageSize'];
        /** @description Text to search for in the fields that the list shows. Case-insensitive. */
        search?: components['parameters']['Search'];
        /** @description Field to sort by; a leading `-` sorts in descending order. Unknown fields are ignored. */
        ordering?: components['parameters']['Ordering'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of services. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CatalogueServicePage'];
        };
      };
      400: components['responses']['ValidationProblem'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
    };
  };
  createCatalogueService: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CatalogueServiceInput'];
        'multipart/form-data': components['schemas']['CatalogueServiceInput'] & {
          /** Format: binary */
          icon?: string;
        };
      };
    };
    responses: {
      /** @description The new service. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CatalogueService'];
        };
      };
      400: components['responses']['ValidationProblem'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      413: components['responses']['TooLarge'];
    };
  };
  getCatalogueService: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the record. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The service. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CatalogueService'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
    };
  };
  updateCatalogueService: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the record. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CatalogueServiceInput'];
        'multipart/form-data': components['schemas']['CatalogueServiceInput'] & {
          /** Format: binary */
          icon?: string;
        };
      };
    };
    responses: {
      /** @description The changed service. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CatalogueService'];
        };
      };
      400: components['responses']['ValidationProblem'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      413: components['responses']['TooLarge'];
    };
  };
  deleteCatalogueService: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the record. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: components['responses']['Deleted'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
    };
  };
  listGooglePlayUrls: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description All update links. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['GooglePlayUrl'][];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
    };
  };
  createGooglePlayUrl: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['GooglePlayUrlInput'];
      };
    };
    responses: {
      /** @description The new update link. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['GooglePlayUrl'];
        };
      };
      400: components['responses']['ValidationProblem'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
    };
  };
  getGooglePlayUrl: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the record. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The update link. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['GooglePlayUrl'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
    };
  };
  updateGooglePlayUrl: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the record. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['GooglePlayUrlInput'];
      };
    };
    responses: {
      /** @description The changed update link. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['GooglePlayUrl'];
        };
      };
      400: components['responses']['ValidationProblem'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
    };
  };
  deleteGooglePlayUrl: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the record. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: components['responses']['Deleted'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
    };
  };
  listMessageTemplates: {
    parameters: {
      query?: {
        /** @description Page number, starting at 1. Defaults to 1. */
        page?: components['parameters']['Page'];
        /** @description Rows per page. Values above 100 are treated as 100. */
        page_size?: components['parameters']['PageSize'];
        /** @description Text to search for in the fields that the list shows. Case-insensitive. */
        search?: components['parameters']['Search'];
        /** @description Field to sort by; a leading `-` sorts in descending order. Unknown fields are ignored. */
        ordering?: components['parameters']['Ordering'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of templates. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MessageTemplatePage'];
        };
      };
      400: components['responses']['ValidationProblem'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
    };
  };
  createMessageTemplate: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'multipart/form-data': components['schemas']['MessageTemplateInput'];
        'application/json': components['schemas']['MessageTemplateInput'];
      };
    };
    responses: {
      /** @description The new template. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MessageTemplate'];
        };
      };
      400: components['responses']['ValidationProblem'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      413: components['responses']['TooLarge'];
    };
  };
  getMessageTemplate: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the record. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The template. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MessageTemplate'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
    };
  };
  deleteMessageTemplate: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the record. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: components['responses']['Deleted'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
    };
  };
  updateMessageTemplate: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the record. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'multipart/form-data': components['schemas']['MessageTemplateChange'];
        'application/json': components['schemas']['MessageTemplateChange'];
      };
    };
    responses: {
      /** @description The changed template. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MessageTemplate'];
        };
      };
      400: components['responses']['ValidationProblem'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      413: components['responses']['TooLarge'];
    };
  };
  listFolders: {
    parameters: {
      query?: {
        /** @description Page number, starting at 1. Defaults to 1. */
        page?: components['parameters']['Page'];
        /** @description Rows per page. Values above 100 are treated as 100. */
        page_size?: components['parameters']['PageSize'];
        /** @description Bypass any cache. */
        refresh?: boolean;
        /** @description Start again; sent with `refresh`, page 1 and page size 20. */
        reset?: boolean;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of folders. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MediaFolderPage'];
        };
      };
      400: components['responses']['ValidationProblem'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
    };
  };
  createFolder: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          name: string;
          parent?: number | null;
        };
      };
    };
    responses: {
      /** @description The new folder. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MediaFolder'];
        };
      };
      400: components['responses']['ValidationProblem'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
    };
  };
  formatLibrary: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Whether the library was deleted. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FormatLibraryAnswer'];
        };
      };
      401: components['responses']['Unauthorized'];
    };
  };
  getFolder: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the record. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The folder and its content. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MediaFolderDetails'];
        };
      };
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
    };
  };
  deleteFolder: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the record. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The folder was deleted. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': true;
        };
      };
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
    };
  };
  renameFolder: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the record. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          name: string;
        };
      };
    };
    responses: {
      /** @description The renamed folder. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MediaFolder'];
        };
      };
      400: components['responses']['ValidationProblem'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
    };
  };
  saveFile: {
    parameters: {
      query?: {
        /** @description Replace the existing file with the same name. */
        overwrite?: boolean;
        /** @description Id of the file to rename. */
        id?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'multipart/form-data': {
          folder: number;
          /** Format: binary */
          file: string;
          overwrite?: boolean;
        };
        'application/json': {
          file_name: string;
        };
      };
    };
    responses: {
      /** @description The file was replaced or renamed. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MediaFileAnswer'];
        };
      };
      /** @description The file was uploaded. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MediaFileAnswer'];
        };
      };
      /** @description The upload or rename was rejected. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ValidationProblem'];
        };
      };
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      413: components['responses']['TooLarge'];
      429: components['responses']['Throttled'];
    };
  };
  deleteFile: {
    parameters: {
      query: {
        /** @description The file's `user_media_library_id`. */
        id: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Success'];
      400: components['responses']['ValidationProblem'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
    };
  };
  listNotifications: {
    parameters: {
      query?: {
        /** @description Page number, starting at 1. Defaults to 1. */
        page?: components['parameters']['Page'];
        /** @description Rows per page. Values above 100 are treated as 100. */
        page_size?: components['parameters']['PageSize'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description All notifications, or a page of them. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json':
            components['schemas']['Notification'][] | components['schemas']['NotificationPage'];
        };
      };
      400: components['responses']['ValidationProblem'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
    };
  };
  deleteNotification: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the record. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: components['responses']['Deleted'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
    };
  };
  updateNotification: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the record. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          is_read: boolean;
        };
      };
    };
    responses: {
      /** @description The changed notification. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Notification'];
        };
      };
      400: components['responses']['ValidationProblem'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
    };
  };
  getNotificationControl: {
    parameters: {
      query?: {
        /** @description Id of the user whose switches are read or changed. */
        user_id?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The caller's modes, or the switches of the user given by `user_id`. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['NotificationControl'];
        };
      };
      400: components['responses']['ValidationProblem'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
    };
  };
  updateNotificationControl: {
    parameters: {
      query?: {
        /** @description Id of the user whose switches are read or changed. */
        user_id?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json':
          | components['schemas']['NotificationModesChange']
          | components['schemas']['NotificationSwitchesChange'];
      };
    };
    responses: {
      200: components['responses']['Success'];
      400: components['responses']['ValidationProblem'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
    };
  };
  checkHealth: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The server is ready. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['HealthAnswer'];
        };
      };
      /** @description The server is shutting down. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['HealthAnswer'];
        };
      };
    };
  };
}
