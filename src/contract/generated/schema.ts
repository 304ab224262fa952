/** Written by `npm run api:generate` from openapi.yaml and own.yaml. */

export interface paths {
  '/api/user/login/': { get?: never; post: operations['signIn']; put?: never; patch?: never; delete?: never };
  '/api/user/verify-otp/': {
    get?: never;
    post: operations['verifyEmailCode'];
    put?: never;
    patch?: never;
    delete?: never;
  };
  '/api/user/verify-totp': {
    get?: never;
    post: operations['verifyAuthenticatorCode'];
    put?: never;
    patch?: never;
    delete?: never;
  };
  '/api/user/token-refresh/': {
    get?: never;
    post: operations['refreshToken'];
    put?: never;
    patch?: never;
    delete?: never;
  };
  '/api/user/decode-token/': {
    get?: never;
    post: operations['decodeToken'];
    put?: never;
    patch?: never;
    delete?: never;
  };
  '/api/user/logout/': {
    get?: never;
    post: operations['signOut'];
    put?: never;
    patch?: never;
    delete?: never;
  };
  '/api/user/social-login-link/': {
    get: operations['listSocialLinks'];
    post?: never;
    put?: never;
    patch?: never;
    delete?: never;
  };
  '/api/user/auth/social-login/': {
    get?: never;
    post: operations['signInSocially'];
    put?: never;
    patch?: never;
    delete?: never;
  };
  '/api/user/register/': {
    get?: never;
    post: operations['registerUser'];
    put?: never;
    patch?: never;
    delete?: never;
  };
  '/api/user/forget-password/': {
    get: operations['sendResetCode'];
    post: operations['resetPassword'];
    put?: never;
    patch?: never;
    delete?: never;
  };
  '/api/user/password-set-confirm': {
    get?: never;
    post: operations['setPasswordByLink'];
    put?: never;
    patch?: never;
    delete?: never;
  };
  '/api/user/details/': {
    get: operations['getAccount'];
    post: operations['updateAccount'];
    put?: never;
    patch?: never;
    delete?: never;
  };
  '/api/user/password-reset/': {
    get?: never;
    post: operations['changePassword'];
    put?: never;
    patch?: never;
    delete?: never;
  };
  '/api/user/google-authenticator-activation/': {
    get: operations['beginAuthenticatorSetup'];
    post: operations['proveAuthenticator'];
    put?: never;
    patch?: never;
    delete?: never;
  };
  '/api/user/active-sessions-manage/': {
    get: operations['listSessions'];
    post?: never;
    put?: never;
    patch?: never;
    delete: operations['endSession'];
  };
  '/api/user/dic-services/': {
    get: operations['getServiceAccess'];
    post: operations['updateServiceAccess'];
    put?: never;
    patch?: never;
    delete?: never;
  };
  '/api/pulsehub-auth/': {
    get?: never;
    post: operations['authenticateOnService'];
    put?: never;
    patch?: never;
    delete?: never;
  };
  '/api/project/': {
    get: operations['findProjects'];
    post?: never;
    put?: never;
    patch?: never;
    delete?: never;
  };
  '/api/project/update/': {
    get?: never;
    post: operations['updateProject'];
    put?: never;
    patch?: never;
    delete?: never;
  };
  '/api/user/manage/': {
    get: operations['listUsers'];
    post: operations['createUser'];
    put?: never;
    patch?: never;
    delete?: never;
  };
  '/api/user/manage/{id}/': {
    get: operations['getUser'];
    post: operations['editUser'];
    put?: never;
    patch: operations['updateUser'];
    delete: operations['deleteUser'];
  };
  '/api/user/send-email/': {
    get?: never;
    post: operations['sendEmail'];
    put?: never;
    patch?: never;
    delete?: never;
  };
  '/api/user/mass-account-creation': {
    get?: never;
    post: operations['createUsers'];
    put?: never;
    patch?: never;
    delete?: never;
  };
  '/api/user/log/': {
    get: operations['listRequestLog'];
    post?: never;
    put?: never;
    patch?: never;
    delete?: never;
  };
  '/api/user/data/': {
    get: operations['exportUserData'];
    post: operations['importUserData'];
    put?: never;
    patch?: never;
    delete?: never;
  };
  '/api/user/dic-services-list/': {
    get: operations['listCatalogueServices'];
    post: operations['createCatalogueService'];
    put?: never;
    patch?: never;
    delete?: never;
  };
  '/api/user/dic-services-list/{id}/': {
    get: operations['getCatalogueService'];
    post?: never;
    put: operations['updateCatalogueService'];
    patch?: never;
    delete: operations['deleteCatalogueService'];
  };
  '/api/google-play/': {
    get: operations['listGooglePlayUrls'];
    post: operations['createGooglePlayUrl'];
    put?: never;
    patch?: never;
    delete?: never;
  };
  '/api/google-play/{id}/': {
    get: operations['getGooglePlayUrl'];
    post?: never;
    put: operations['updateGooglePlayUrl'];
    patch?: never;
    delete: operations['deleteGooglePlayUrl'];
  };
  '/api/user/custom-message-template': {
    get: operations['listMessageTemplates'];
    post: operations['createMessageTemplate'];
    put?: never;
    patch?: never;
    delete?: never;
  };
  '/api/user/custom-message-template/{id}/': {
    get: operations['getMessageTemplate'];
    post?: never;
    put?: never;
    patch: operations['updateMessageTemplate'];
    delete: operations['deleteMessageTemplate'];
  };
  '/api/media-library-folder/': {
    get: operations['listFolders'];
    post: operations['createFolder'];
    put?: never;
    patch?: never;
    delete?: never;
  };
  '/api/media-library-folder/delete-all/': {
    get?: never;
    post?: never;
    put?: never;
    patch?: never;
    delete: operations['formatLibrary'];
  };
  '/api/media-library-folder/{id}/': {
    get: operations['getFolder'];
    post?: never;
    put?: never;
    patch: operations['renameFolder'];
    delete: operations['deleteFolder'];
  };
  '/api/user/media-library/': {
    get?: never;
    post: operations['saveFile'];
    put?: never;
    patch?: never;
    delete: operations['deleteFile'];
  };
  '/api/user/notification/': {
    get: operations['listNotifications'];
    post?: never;
    put?: never;
    patch?: never;
    delete?: never;
  };
  '/api/user/notification/{id}/': {
    get?: never;
    post?: never;
    put?: never;
    patch: operations['updateNotification'];
    delete: operations['deleteNotification'];
  };
  '/api/user/notification-control/': {
    get: operations['getNotificationControl'];
    post: operations['updateNotificationControl'];
    put?: never;
    patch?: never;
    delete?: never;
  };
  '/healthz': { get: operations['checkHealth']; post?: never; put?: never; patch?: never; delete?: never };
}

export interface components {
  schemas: {
    Problem: { detail: string };
    ProofProblem: { detail: string; code?: string };
    TokenProblem: { detail: string; code: string };

    /** Error messages by field. Messages that concern no single field use one of the named properties. */
    ValidationProblem: {
      non_field_errors?: string[];
      detail?: string;
      message?: string;
      error?: string;

      /** Kind of the error, or error messages if the call has a field named `code`. */
      code?: string | string[];
    };
    SuccessAnswer: { success: boolean; message?: string };
    SuccessMessageAnswer: { success: boolean; message: string };
    MessageAnswer: { success?: boolean; message: string };
    HealthAnswer: {
      status: 'ready' | 'ending';

      /** Version of the running server. */
      version?: string;
    };
    PageInfo: {
      /** Total number of rows. */
      count: number;

      /** Query string or full URL of the next page. */
      next: string | null;
      previous: string | null;
      page_size: number;
      currentPage: number;
    };

    /** `YYYY-MM-DD`, or an ISO 8601 date-time. */
    DateOrDateTime: string;

    /** `YYYY-MM-DD` from 1900 to 2199, or empty. */
    Day: string;

    /** Neither control nor format characters, except the two that join and part letters. */
    PersonName: string;
    MfaType: 'email' | 'authenticator' | 'email_and_authenticator';

    /** A user account (spec 1 §3, spec 2 §3). */
    User: {
      id: number;

      /** Same as `id`. */
      user_id: number;
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
      verified_until: string | null;
      is_demo: boolean;
      mfa_type: components['schemas']['MfaType'];
      date_joined: string;

      /** Null if the user never signed in. */
      last_login: string | null;
      max_active_sessions: number;

      /** Key for the live notifications of one session. Only the sign-in returns it. */
      notification_key?: string;
    };

    /** The user who signs in. */
    OwnUser: components['schemas']['User'] & { notification_key: string };
    UserPage: components['schemas']['PageInfo'] & { results: components['schemas']['User'][] };
    CreateUserAnswer: {
      success: boolean;
      message: string;
      user: components['schemas']['User'];
      User_Details: { user_id: number };
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

      /** Number of accounts created. */
      created: number;
    };

    /** Like ValidationProblem, except that `message` is a field of the call and has an array of error messages. */
    SendEmailProblem: {
      detail?: string;
      non_field_errors?: string[];
      user_ids?: string[];
      subject?: string[];
      template?: string[];
      message_type?: string[];
      message?: string[];
    };

    /** Why no account was created. All other fields are as in ValidationProblem. */
    MassCreationProblem: { file?: string[]; rows?: components['schemas']['RowProblem'][] };

    /** An error in one row of an uploaded file. */
    RowProblem: {
      /** Row number as in a spreadsheet; the header is row 1. */
      row: number;

      /** Name of a column, or of an unknown header. */
      field: string;
      message: string;
    };
    UserDataAnswer: {
      success: boolean;

      /** Needs no token. Expires. */
      data_file_url: string;

      /** What the file leaves out. The portal shows it before the user opens the file. */
      message?: string;
    };

    /** A request that a user made (spec 2 §3). */
    RequestLogEntry: {
      id: number;
      user: number | null;
      path: string;
      method: string;
      timestamp: string;
      ip_address: string;
      user_agent: string;
      status_code: number;

      /** `X-Request-ID` of the call, where it carried one. */
      request_id?: string;
    };
    RequestLogPage: components['schemas']['PageInfo'] & {
      results: components['schemas']['RequestLogEntry'][];
    };

    /** State of a sign-in (spec 1 §3 and §4). Every field is optional; the fields present determine the next step.
     * `access` and `refresh` together complete the sign-in; `otp_access` or `totp_access` means that a code is
     * required. */
    LoginAnswer: {
      access?: string | null;
      refresh?: string | null;
      user?: components['schemas']['OwnUser'] | null;
      projects?: components['schemas']['Project'][] | null;
      owner?: components['schemas']['Owner'] | null;
      mfa_type?: components['schemas']['MfaType'] | null;
      otp_verified?: boolean | null;

      /** True if the code was mailed. */
      otp_success?: boolean | null;

      /** Token to send with the mailed code. */
      otp_access?: string | null;
      otp_message?: string | null;
      totp_verified?: boolean | null;

      /** True if the authenticator code can be entered. */
      totp_success?: boolean | null;

      /** Token to send with the authenticator code. */
      totp_access?: string | null;

      /** Hint for the second step. */
      totp_message?: string | null;
      backend_url?: string | null;

      /** Origin of the live notifications. The portal appends `/secure/notifications/{key}/`. */
      websocket_url?: string | null;
      api_url?: string | null;

      /** Returned if `remember_me` was set. The portal stores it in the cookie `X-RMT`. */
      remember_token?: string | null;

      /** Returned together with `remember_token`. The portal stores it in the cookie `X-SI`. */
      session_id?: number | null;
    };

    /** One of the four of the specification, or another that has its `{name}_login_link`. */
    SocialProvider: string;

    /** Any further `{name}_login_link` becomes a button of the sign-in page, and `name` its `type`. */
    SocialLinks: {
      google_login_link: string;
      yahoo_login_link: string;
      linkedin_login_link: string;
      microsoft_login_link: string;
    } & { [key: string]: string };

    /** The response of a completed sign-in. It may contain other fields of LoginAnswer. */
    SocialLoginAnswer: components['schemas']['LoginAnswer'] & {
      success: boolean;
      user: components['schemas']['OwnUser'];
      access: string;
      refresh: string;
    };
    RefreshAnswer: { access: string; refresh?: string };
    DecodeTokenAnswer: {
      success: boolean;

      /** Claims of the access token. */
      decoded_data: {
        user_id: number;

        /** Unix time in seconds. */
        exp: number;
        iat?: number;
        jti?: string;
        token_type?: string;

        /** Reads the live notifications as long as the token is valid. The portal gives it to services. */
        notification_key?: string;
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
    ResetCodeAnswer: { password_reset_code_success: boolean; message?: string; error?: string };
    UpdateAccountAnswer: {
      success: boolean;
      message: string;
      detail?: string;
      picture_url: string | null;
      user?: components['schemas']['User'];
    };
    AuthenticatorSetup: {
      success?: boolean;

      /** The `otpauth://totp/...` URL to show as a QR code. */
      qr_code_url: string;

      /** True if no authenticator was set up before. */
      first_time: boolean;

      /** The secret in base 32, for manual entry. */
      code: string;
    };
    DeviceInfo: { Device: string; 'Device Type'?: string; Browser: string };
    SessionPlace: {
      status?: string;
      message?: string;
      city?: string;
      region?: string;
      regionName?: string;
      country?: string;
      zip?: string;
      isp?: string;

      /** Latitude in degrees. */
      lat?: number;

      /** Longitude in degrees. */
      lon?: number;
    };

    /** An active session of a user (spec 1 §3, spec 2 §3). */
    ActiveSession: {
      user_activate_session_id: number;
      ip_address: string;
      device_info: components['schemas']['DeviceInfo'];
      location: components['schemas']['SessionPlace'] | string;
      session_start: string;
      session_expire: string;
    };
    SessionsAnswer: {
      success: boolean;
      message?: string;

      /** The caller's current session, or null if it belongs to another user. */
      current_active_session: components['schemas']['ActiveSession'] | null;
      other_active_session: components['schemas']['ActiveSession'][];
    };
    ServiceInfo: {
      name: string;
      description: string;
      frontend_url?: string | null;

      /** Used if `frontend_url` is missing. */
      url?: string | null;
      backend_url: string | null;
      icon_url?: string | null;

      /** Used if `icon_url` is missing. */
      logo_base?: string | null;
    };

    /** The services that a user has access to (spec 2 §3, decisions §3): those of the specification, of which `shm` is
     * the structural-monitoring service, then further ones by the `code_name` of the catalogue, and the details that
     * the dashboard needs for four of them. */
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

    /** A service as shown on the dashboard (spec 1 §3). */
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

      /** Catalogue entries; those of services that the user lacks need no URLs. */
      dic_services: components['schemas']['ServiceCard'][];

      /** A single entry with the user's access flags. */
      dic_services_list: components['schemas']['ServiceAccess'][];
    };

    /** Omitted flags stay unchanged. Further services have the `code_name` of the catalogue; a key that is neither
     * specified nor in the catalogue is rejected (decisions §3). */
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

    /** Response of the project hub (spec 1 §3, "Project Hub auth response"). */
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

    /** List of URLs as JSON text, both in forms and in JSON bodies. */
    UrlListText: string;

    /** A service in the catalogue (spec 2 §3). */
    CatalogueService: {
      id: number;
      name: string;
      code_name: string;
      description: string;
      link: string;

      /** The first 20 characters of the file name. */
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

    /** The saved fields of a service; `link` is not saved. At least one URL must begin with `http`. In a form, `icon`
     * is an image file of at most 10 MB (PNG, JPG, GIF, WebP, or SVG without active content). In JSON, `icon` is the
     * current value; an empty string removes the icon. Code names are unique, ignoring case, and none is `id`, `user`
     * or `dic_services_id`. */
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

    /** The organisation that owns a user's projects (spec 1 §3). */
    Owner: {
      id?: number;
      name: string;
      logo: string | null;
      phone: string;
      website: string;
      addresse: string;
      country: string;
    };
    OwnerOption: { value: number; label: string };

    /** A construction project (spec 1 §3). */
    Project: {
      id: number;
      title: string;
      acronym: string;

      /** URL of the picture. */
      picture: string | null;

      /** `YYYY-MM-DD`; empty or null if not set. */
      start_date: string | null;
      duration: string;
      budget: string;
      consultant: string;
      contractor: string;

      /** Like `start_date`. */
      construction_date: string | null;
      construction_characteristics: string;
      description: string;
      time_zone: string;
      cordinate_system: string;
      date_formate: string;

      /** Id of the organisation, or an option with its id and name. This server returns the id. */
      owner: number | components['schemas']['OwnerOption'];
    };
    ProjectPage: components['schemas']['PageInfo'] & { results: components['schemas']['Project'][] };
    UpdateProjectAnswer: { success: boolean; message: string; project?: components['schemas']['Project'] };

    /** 0 none, 1 app, 2 immediate e-mail, 3 app and immediate e-mail, 4 daily e-mail, 5 app and daily e-mail, 6
     * weekly e-mail, 7 app and weekly e-mail. */
    NotificationMode: number;

    /** Delivery mode for each kind of notification (spec 1 §3). */
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

    /** One notification key and its new mode. */
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

    /** The same keys as switches for administrators. True if the mode is not 0 (decisions §6). */
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

    /** All switches of the user. Omitted keys stay unchanged. */
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

    /** The caller's own modes, or the switches of the user given by `user_id`. */
    NotificationControl:
      components['schemas']['NotificationModes'] | components['schemas']['NotificationSwitches'];

    /** A notification (spec 2 §3). */
    Notification: {
      id: number;
      title: string;
      message: string | null;
      service: string | null;
      is_read: boolean;
      created_at: string;
      other_data: {
        ip?: string;
        device_info?: { Device?: string; Browser?: string; 'Device Type'?: string };
        subject?: components['schemas']['NotificationSubject'];
      } | null;
    };

    /** What a notification is about, which its title opens (decisions §9). `user`, `folder` and `service` have an id,
     * that of the service in the catalogue; `folder` has its name too. */
    NotificationSubject: {
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

    /** The file that the export creates and the import accepts (spec 2 §4). */
    UserDataFile: {
      format: 'pulsehub-user-data';
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
      dic_services?: { [key: string]: boolean };
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
        created_at: string;
        other_data: {
          ip?: string;
          device_info?: { Device?: string; Browser?: string; 'Device Type'?: string };
          subject?: components['schemas']['NotificationSubject'];
        } | null;
      }[];
      folders?: {
        /** Id that the folders and files of this file refer to. */
        id?: number;

        /** Id of a folder before this one. */
        parent?: number | null;
        name: string;
        description: string;
        created_at: string;

        /** Names of the folders above, in files of earlier versions. */
        within?: string[];
      }[];
      files?: { [key: string]: unknown }[];
      logs?: { [key: string]: unknown }[];
    };

    /** A command that the portal sends over the socket. */
    NotificationCommand: { command: 'fetch_notifications' } | { command: 'delete_notification'; id: number };

    /** All notifications of the user, newest first. Sent in reply to a command and after a deletion. */
    NotificationListFrame: { success: true; notifications: components['schemas']['Notification'][] };

    /** Sent if the frame is not a valid command or the notification does not exist. */
    NotificationErrorFrame: { success: false; error: string };

    /** A new or changed notification. This server sends the notification itself; the portal also accepts the wrapped
     * form (spec 2 §7). */
    NotificationFrame:
      | components['schemas']['Notification']
      | { success: true; notification: components['schemas']['Notification'] };

    /** Update link of a mobile application (spec 2 §3). */
    GooglePlayUrl: { id: number; url: string; version: string; must_update: boolean };
    GooglePlayUrlInput: {
      url: string;
      version: string;

      /** Defaults to false. */
      must_update?: boolean;
    };

    /** A message template (spec 2 §3). `body` is an object of fields, or the same object as JSON text. */
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

      /** The fields as JSON text. */
      body: string;

      /** An `.html` file of at most 200 kB. */
      template?: string;
    };
    MessageTemplateChange: {
      name?: string;

      /** The fields as JSON text. */
      body?: string;

      /** An `.html` file of at most 200 kB. */
      template?: string;
    };

    /** A folder in the caller's library (spec 2 §3). */
    MediaFolder: {
      id: number;
      name: string;

      /** Null for a top-level folder. */
      parent: number | null;
      description: string | null;
      created_at: string | null;
    };

    /** A folder with its direct subfolders and files. */
    MediaFolderDetails: components['schemas']['MediaFolder'] & {
      /** The parent folders, starting at the top level. */
      ancestors?: { id: number; name: string }[];
      subfolders: components['schemas']['MediaFolder'][];
      files: components['schemas']['MediaFile'][];
    };
    MediaFolderPage: components['schemas']['PageInfo'] & { results: components['schemas']['MediaFolder'][] };

    /** A file in the caller's library (spec 2 §3). */
    MediaFile: {
      id: number;

      /** Same as `id`. */
      user_media_library_id: number;

      /** Files without a name are not shown. */
      file_name: string | null;

      /** URL-encoded. */
      file_url: string;

      /** In bytes. */
      size?: number;
      created_at: string | null;
    };
    MediaFileAnswer: { success: boolean; user_medial_library_file: components['schemas']['MediaFile'] };
    FormatLibraryAnswer: {
      success: boolean;

      /** Why nothing was deleted, if `success` is false. */
      error?: string;
    };
  };
}

export interface operations {
  /** Sign in with a password
   *
   * Spec 1 §4 and §7. Open. Returns the next step: tokens, an e-mailed code, an authenticator code, or both codes.
   * With a known `X-RMT` for this account it returns tokens at once. For an inactive account it returns 400 with
   * `code: account_inactive`. */
  signIn: {
    parameters: { path?: never; query?: never };
    requestBody: { content: { 'application/json': { email: string; password: string } } };
    responses: {
      200: { content: { 'application/json': components['schemas']['LoginAnswer'] } };
      400: { content: { 'application/json': components['schemas']['ValidationProblem'] } };
      429: { content: { 'application/json': components['schemas']['Problem'] } };
    };
  };

  /** Check an e-mailed code
   *
   * Spec 1 §4 and §7. Open; `otp_access` identifies the user. For `email_and_authenticator` the response has no
   * tokens, but `totp_success: true`, `totp_verified: false`, a `totp_access` and a `totp_message`. */
  verifyEmailCode: {
    parameters: { path?: never; query?: never };
    requestBody: {
      content: { 'application/json': { otp: string; otp_access: string; remember_me?: boolean } };
    };
    responses: {
      200: { content: { 'application/json': components['schemas']['LoginAnswer'] } };
      400: { content: { 'application/json': components['schemas']['ValidationProblem'] } };
      429: { content: { 'application/json': components['schemas']['Problem'] } };
    };
  };

  /** Check an authenticator code
   *
   * Spec 1 §4, decisions §2. Open; `totp_access` identifies the user. */
  verifyAuthenticatorCode: {
    parameters: { path?: never; query?: never };
    requestBody: {
      content: { 'application/json': { totp: string; totp_access: string; remember_me?: boolean } };
    };
    responses: {
      200: { content: { 'application/json': components['schemas']['LoginAnswer'] } };
      400: { content: { 'application/json': components['schemas']['ValidationProblem'] } };
      429: { content: { 'application/json': components['schemas']['Problem'] } };
    };
  };

  /** Get a new access token
   *
   * Spec 1 §4 and §7. Open; the refresh token identifies the user. The portal also sends the last access token as
   * bearer, which may have expired. A new `refresh` in the response replaces the one sent, which the server then
   * refuses (decisions §2); without it, the refresh token stays the same. */
  refreshToken: {
    parameters: { path?: never; query?: never };
    requestBody: { content: { 'application/json': { refresh: string } } };
    responses: {
      200: { content: { 'application/json': components['schemas']['RefreshAnswer'] } };
      400: { content: { 'application/json': components['schemas']['ValidationProblem'] } };
      401: { content: { 'application/json': components['schemas']['TokenProblem'] } };
      429: { content: { 'application/json': components['schemas']['Problem'] } };
    };
  };

  /** Decode the caller's access token
   *
   * Spec 1 §7. Any signed-in user. The body is empty. */
  decodeToken: {
    parameters: { path?: never; query?: never };

    responses: {
      200: { content: { 'application/json': components['schemas']['DecodeTokenAnswer'] } };
      401: { content: { 'application/json': components['schemas']['TokenProblem'] } };
    };
  };

  /** Sign out
   *
   * Spec 1 §4 and §7. Ends the session of the refresh token and forgets its browser. Open to all callers; the
   * access token may be expired or missing. */
  signOut: {
    parameters: { path?: never; query?: never };
    requestBody: { content: { 'application/json': { refresh: string; notification_key: string } } };
    responses: {
      200: { content: { 'application/json': components['schemas']['SuccessAnswer'] } };
      400: { content: { 'application/json': components['schemas']['ValidationProblem'] } };
      401: { content: { 'application/json': components['schemas']['TokenProblem'] } };
    };
  };

  /** Get the URLs of the identity providers
   *
   * Spec 1 §7. Open. The provider's sign-in returns to `/social-auth-callback` with `access_token` and `type`. */
  listSocialLinks: {
    parameters: { path?: never; query?: never };

    responses: { 200: { content: { 'application/json': components['schemas']['SocialLinks'] } } };
  };

  /** Sign in with an identity provider's token
   *
   * Spec 1 §7. Open. The portal includes cookies. */
  signInSocially: {
    parameters: { path?: never; query: { type: components['schemas']['SocialProvider'] } };
    requestBody: {
      content: {
        'application/json': {
          /** Token of the provider. */
          access_token: string;
        };
      };
    };
    responses: {
      200: { content: { 'application/json': components['schemas']['SocialLoginAnswer'] } };
      400: { content: { 'application/json': components['schemas']['ValidationProblem'] } };
      429: { content: { 'application/json': components['schemas']['Problem'] } };
    };
  };

  /** Create an account
   *
   * Spec 1 §2 and §7, decisions §2. Open. If the response contains tokens, the new user is signed in; otherwise
   * the portal goes to /login. New accounts have `mfa_type` `email`. An address that has an account gets the same
   * response and a mail (decisions §2). An account that nobody signs in to is deleted after a week. */
  registerUser: {
    parameters: { path?: never; query?: never };
    requestBody: {
      content: {
        'application/json': {
          email: string;

          /** Labelled "Full Name". */
          last_name: string;
          password: string;
          confirm_password: string;
        };
      };
    };
    responses: {
      201: { content: { 'application/json': components['schemas']['RegisterAnswer'] } };
      400: { content: { 'application/json': components['schemas']['ValidationProblem'] } };
      429: { content: { 'application/json': components['schemas']['Problem'] } };
    };
  };

  /** Mail a code for a new password
   *
   * Spec 1 §4 and §7, decisions §2. Open. The portal includes cookies. The mail contains a six-digit code and a
   * link to `/reset-password/{uidb64}/{token}`. The response is the same if no account has this address. A code is
   * mailed once a minute and stays the same. A signed-in user gets the `code` for a password change here. */
  sendResetCode: {
    parameters: { path?: never; query: { email: string } };

    responses: {
      200: { content: { 'application/json': components['schemas']['ResetCodeAnswer'] } };
      400: { content: { 'application/json': components['schemas']['ValidationProblem'] } };
      429: { content: { 'application/json': components['schemas']['Problem'] } };
    };
  };

  /** Set a new password with a mailed code
   *
   * Spec 1 §4, §7 and §8. Open. The new password must have at least 6 characters. An error response gives the
   * reason in `detail`. */
  resetPassword: {
    parameters: { path?: never; query?: never };
    requestBody: {
      content: {
        'application/json': {
          email: string;
          password_reset_code: string;
          new_password: string;
          confirm_new_password: string;
        };
      };
    };
    responses: {
      200: { content: { 'application/json': components['schemas']['SuccessMessageAnswer'] } };
      400: { content: { 'application/json': components['schemas']['ValidationProblem'] } };
      429: { content: { 'application/json': components['schemas']['Problem'] } };
    };
  };

  /** Set a new password with a mailed link
   *
   * Spec 1 §4 and §8, decisions §2. Open. `uidb64` and `token` come from the link, which works once. The new
   * password must have at least 6 characters. An error response gives the reason in `detail`. */
  setPasswordByLink: {
    parameters: { path?: never; query?: never };
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
      200: { content: { 'application/json': components['schemas']['SuccessMessageAnswer'] } };
      400: { content: { 'application/json': components['schemas']['ValidationProblem'] } };
      429: { content: { 'application/json': components['schemas']['Problem'] } };
    };
  };

  /** Get the caller's account
   *
   * Spec 1 §7. Any signed-in user. */
  getAccount: {
    parameters: { path?: never; query?: never };

    responses: {
      200: { content: { 'application/json': components['schemas']['User'] } };
      401: { content: { 'application/json': components['schemas']['TokenProblem'] } };
      429: { content: { 'application/json': components['schemas']['Problem'] } };
    };
  };

  /** Change the caller's account
   *
   * Spec 1 §4 and §7. Any signed-in user. Only changed fields are sent. Users cannot promote, deactivate or
   * demote themselves (400, decisions §4). A change of `mfa_type` later than ten minutes after the sign-in needs
   * a `code` of the verification method in use (decisions §4), as for `password-reset`. */
  updateAccount: {
    parameters: { path?: never; query?: never };
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
          picture?: string;
          code?: string;
        };
        'application/json': { mfa_type: components['schemas']['MfaType']; code?: string };
      };
    };
    responses: {
      200: { content: { 'application/json': components['schemas']['UpdateAccountAnswer'] } };
      400: { content: { 'application/json': components['schemas']['ValidationProblem'] } };
      401: { content: { 'application/json': components['schemas']['TokenProblem'] } };
      403: { content: { 'application/json': components['schemas']['ProofProblem'] } };
      413: { content: { 'application/json': components['schemas']['ValidationProblem'] } };
      429: { content: { 'application/json': components['schemas']['Problem'] } };
    };
  };

  /** Change the caller's password
   *
   * Spec 1 §2, §7 and §8, decisions §4. Any signed-in user. `code` comes from the authenticator or from the mail
   * that `forget-password` sent. The new password must have at least 6 characters. All sessions of the user end.
   * An error response gives the reason in `detail`. */
  changePassword: {
    parameters: { path?: never; query?: never };
    requestBody: {
      content: {
        'application/json': {
          old_password: string;
          new_password: string;
          confirm_new_password: string;

          /** Six digits. */
          code: string;
        };
      };
    };
    responses: {
      200: { content: { 'application/json': components['schemas']['MessageAnswer'] } };
      400: { content: { 'application/json': components['schemas']['ValidationProblem'] } };
      401: { content: { 'application/json': components['schemas']['TokenProblem'] } };
      429: { content: { 'application/json': components['schemas']['Problem'] } };
    };
  };

  /** Create a new authenticator secret
   *
   * Spec 1 §2 and §7, decisions §4. Any signed-in user. Each call invalidates the previous pending secret. The
   * secret in use stays valid until the first code of the new one is accepted, either by POST here or at a
   * sign-in, within ten minutes. A sign-in accepts only a secret that was requested within ten minutes of the
   * sign-in before, or of a code (decisions §4). */
  beginAuthenticatorSetup: {
    parameters: { path?: never; query?: never };

    responses: {
      200: { content: { 'application/json': components['schemas']['AuthenticatorSetup'] } };
      401: { content: { 'application/json': components['schemas']['TokenProblem'] } };
    };
  };

  /** Confirm a new authenticator secret with its first code
   *
   * Decisions §4 "A new authenticator". Any signed-in user. The chosen verification method takes effect, and
   * remembered browsers must enter a code again. `code` comes from the new authenticator. Later than ten minutes
   * after the sign-in, `current_code` is required too, a code of the verification method in use (decisions §4). */
  proveAuthenticator: {
    parameters: { path?: never; query?: never };
    requestBody: { content: { 'application/json': { code: string; current_code?: string } } };
    responses: {
      200: { content: { 'application/json': components['schemas']['SuccessAnswer'] } };
      400: { content: { 'application/json': components['schemas']['ValidationProblem'] } };
      401: { content: { 'application/json': components['schemas']['TokenProblem'] } };
      403: { content: { 'application/json': components['schemas']['ProofProblem'] } };
      429: { content: { 'application/json': components['schemas']['Problem'] } };
    };
  };

  /** List the active sessions of a user
   *
   * Spec 1 §7, spec 2 §7, decisions §2. Any signed-in user for their own sessions, superusers for all users. */
  listSessions: {
    parameters: { path?: never; query?: { id?: number } };

    responses: {
      200: { content: { 'application/json': components['schemas']['SessionsAnswer'] } };
      400: { content: { 'application/json': components['schemas']['ValidationProblem'] } };
      401: { content: { 'application/json': components['schemas']['TokenProblem'] } };
      403: { content: { 'application/json': components['schemas']['Problem'] } };
      404: { content: { 'application/json': components['schemas']['Problem'] } };
      429: { content: { 'application/json': components['schemas']['Problem'] } };
    };
  };

  /** End a session
   *
   * Spec 1 §7, spec 2 §7, decisions §2. Any signed-in user for their own sessions, superusers for all users. Both
   * tokens of the session become invalid. The session of another user is unknown to everybody else (404). */
  endSession: {
    parameters: { path?: never; query: { id: number } };

    responses: {
      200: { content: { 'application/json': components['schemas']['SuccessAnswer'] } };
      400: { content: { 'application/json': components['schemas']['ValidationProblem'] } };
      401: { content: { 'application/json': components['schemas']['TokenProblem'] } };
      404: { content: { 'application/json': components['schemas']['Problem'] } };
      429: { content: { 'application/json': components['schemas']['Problem'] } };
    };
  };

  /** Get the services of a user
   *
   * Spec 1 §7, spec 2 §7, decisions §3. Without `user_id`: the caller's own services, for any signed-in user. With
   * `user_id`: the services of that user in `dic_services_list[0]`, for superusers only. */
  getServiceAccess: {
    parameters: { path?: never; query?: { user_id?: number } };

    responses: {
      200: { content: { 'application/json': components['schemas']['MyServicesAnswer'] } };
      400: { content: { 'application/json': components['schemas']['ValidationProblem'] } };
      401: { content: { 'application/json': components['schemas']['TokenProblem'] } };
      403: { content: { 'application/json': components['schemas']['Problem'] } };
      404: { content: { 'application/json': components['schemas']['Problem'] } };
    };
  };

  /** Change the services of a user
   *
   * Spec 2 §7, decisions §3. Superusers only. */
  updateServiceAccess: {
    parameters: { path?: never; query?: never };
    requestBody: { content: { 'application/json': components['schemas']['ServiceAccessChange'] } };
    responses: {
      200: { content: { 'application/json': components['schemas']['SuccessMessageAnswer'] } };
      400: { content: { 'application/json': components['schemas']['ValidationProblem'] } };
      401: { content: { 'application/json': components['schemas']['TokenProblem'] } };
      403: { content: { 'application/json': components['schemas']['Problem'] } };
      404: { content: { 'application/json': components['schemas']['Problem'] } };
    };
  };

  /** Sign in to a service with the portal's token
   *
   * Spec 1 §4, §7 and §8. Runs on the backend of a service, mainly the project hub. Open; the portal's access
   * token in the body identifies the user, and a bearer token is optional. */
  authenticateOnService: {
    parameters: { path?: never; query?: never };
    requestBody: { content: { 'application/json': { pulshub_token: string } } };
    responses: {
      200: { content: { 'application/json': components['schemas']['ProjectHubAnswer'] } };
      400: { content: { 'application/json': components['schemas']['ValidationProblem'] } };
      401: { content: { 'application/json': components['schemas']['TokenProblem'] } };
      403: { content: { 'application/json': components['schemas']['Problem'] } };
      404: { content: { 'application/json': components['schemas']['Problem'] } };
      429: { content: { 'application/json': components['schemas']['Problem'] } };
    };
  };

  /** List projects, or get one
   *
   * Spec 1 §7, decisions §5. Any signed-in user. Returns one project if `id` is given, otherwise a page of
   * projects. */
  findProjects: {
    parameters: {
      path?: never;
      query?: { id?: number; page?: number; page_size?: number; search?: string; ordering?: string };
    };

    responses: {
      200: {
        content: {
          'application/json': components['schemas']['Project'] | components['schemas']['ProjectPage'];
        };
      };
      400: { content: { 'application/json': components['schemas']['ValidationProblem'] } };
      401: { content: { 'application/json': components['schemas']['TokenProblem'] } };
      404: { content: { 'application/json': components['schemas']['Problem'] } };
    };
  };

  /** Change a project
   *
   * Spec 1 §5 and §7. Any signed-in user. The request contains all fields. */
  updateProject: {
    parameters: { path?: never; query?: never };
    requestBody: {
      content: {
        'multipart/form-data': {
          id: number;
          title: string;
          acronym?: string;
          picture?: string;
          start_date?: components['schemas']['Day'];
          duration?: string;
          budget?: string;
          consultant?: string;
          contractor?: string;
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
          picture?: string;
          start_date?: components['schemas']['Day'];
          duration?: string;
          budget?: string;
          consultant?: string;
          contractor?: string;
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
      200: { content: { 'application/json': components['schemas']['UpdateProjectAnswer'] } };
      400: { content: { 'application/json': components['schemas']['ValidationProblem'] } };
      401: { content: { 'application/json': components['schemas']['TokenProblem'] } };
      404: { content: { 'application/json': components['schemas']['Problem'] } };
      413: { content: { 'application/json': components['schemas']['ValidationProblem'] } };
    };
  };

  /** List users
   *
   * Spec 2 §3 and §7, decisions §6. Staff and superusers. */
  listUsers: {
    parameters: {
      path?: never;
      query?: {
        page?: number;
        page_size?: number;
        search?: string;
        ordering?: string;
        email?: string;
        first_name?: string;
        last_name?: string;
        title?: string;
        is_active?: boolean;
        is_staff?: boolean;
        is_superuser?: boolean;
        last_login?: components['schemas']['DateOrDateTime'];
        last_login__gte?: components['schemas']['DateOrDateTime'];
        last_login__lte?: components['schemas']['DateOrDateTime'];
        last_login__isnull?: boolean;
        user_id?: number;
      };
    };

    responses: {
      200: { content: { 'application/json': components['schemas']['UserPage'] } };
      400: { content: { 'application/json': components['schemas']['ValidationProblem'] } };
      401: { content: { 'application/json': components['schemas']['TokenProblem'] } };
      403: { content: { 'application/json': components['schemas']['Problem'] } };
      404: { content: { 'application/json': components['schemas']['Problem'] } };
    };
  };

  /** Create an account
   *
   * Spec 2 §4, §5 and §7, decisions §6. Staff and superusers. Without a password, the user sets one with the
   * mailed link. Empty fields are omitted. An error response has messages for `email` and `password`, or a
   * `detail`. */
  createUser: {
    parameters: { path?: never; query?: never };
    requestBody: {
      content: {
        'multipart/form-data': {
          email: string;
          password?: string;
          confirm_password?: string;
          first_name?: components['schemas']['PersonName'];
          last_name?: components['schemas']['PersonName'];
          title?: string;
          picture?: string;

          /** Defaults to true. The other flags default to false. */
          is_active?: boolean;
          is_staff?: boolean;
          is_verified?: boolean;
          is_superuser?: boolean;
        };
        'application/json': {
          email: string;
          password?: string;
          confirm_password?: string;
          first_name?: components['schemas']['PersonName'];
          last_name?: components['schemas']['PersonName'];
          title?: string;
          picture?: string;

          /** Defaults to true. The other flags default to false. */
          is_active?: boolean;
          is_staff?: boolean;
          is_verified?: boolean;
          is_superuser?: boolean;
        };
      };
    };
    responses: {
      200: { content: { 'application/json': components['schemas']['CreateUserAnswer'] } };
      400: { content: { 'application/json': components['schemas']['ValidationProblem'] } };
      401: { content: { 'application/json': components['schemas']['TokenProblem'] } };
      403: { content: { 'application/json': components['schemas']['Problem'] } };
      413: { content: { 'application/json': components['schemas']['ValidationProblem'] } };
    };
  };

  /** Get an account
   *
   * Spec 2 §7. Staff and superusers. */
  getUser: {
    parameters: { path: { id: number }; query?: never };

    responses: {
      200: { content: { 'application/json': components['schemas']['User'] } };
      401: { content: { 'application/json': components['schemas']['TokenProblem'] } };
      403: { content: { 'application/json': components['schemas']['Problem'] } };
      404: { content: { 'application/json': components['schemas']['Problem'] } };
    };
  };

  /** Change an account from the edit page
   *
   * Spec 2 §2.4, §5 and §7, decisions §6. Staff and superusers. `password` is empty or has at least 8
   * characters. Users cannot deactivate or demote themselves or the last superuser: 400 with a `detail`. One's own
   * email and password need `old_password` and `code`; those of other staff are for superusers. */
  editUser: {
    parameters: { path: { id: number }; query?: never };
    requestBody: {
      content: {
        'multipart/form-data': {
          email?: string;
          first_name?: components['schemas']['PersonName'];
          last_name?: components['schemas']['PersonName'];
          title?: string;
          picture?: string;
          is_active?: boolean;
          is_staff?: boolean;
          is_verified?: boolean;
          is_superuser?: boolean;
          verified_until?: components['schemas']['Day'];
          password?: string;
          confirm_password?: string;

          /** The caller's. */
          old_password?: string;
          code?: string;
        };
        'application/json': {
          email?: string;
          first_name?: components['schemas']['PersonName'];
          last_name?: components['schemas']['PersonName'];
          title?: string;
          picture?: string;
          is_active?: boolean;
          is_staff?: boolean;
          is_verified?: boolean;
          is_superuser?: boolean;
          verified_until?: components['schemas']['Day'];
          password?: string;
          confirm_password?: string;

          /** The caller's. */
          old_password?: string;
          code?: string;
        };
      };
    };
    responses: {
      200: { content: { 'application/json': components['schemas']['UpdateUserAnswer'] } };
      400: { content: { 'application/json': components['schemas']['ValidationProblem'] } };
      401: { content: { 'application/json': components['schemas']['TokenProblem'] } };
      403: { content: { 'application/json': components['schemas']['ProofProblem'] } };
      404: { content: { 'application/json': components['schemas']['Problem'] } };
      413: { content: { 'application/json': components['schemas']['ValidationProblem'] } };
      429: { content: { 'application/json': components['schemas']['Problem'] } };
    };
  };

  /** Change an account from the details page
   *
   * Spec 2 §2.5 and §7, decisions §6. Staff and superusers. Users cannot deactivate or demote themselves or
   * the last superuser: 400 with a `detail`. One's own email needs `old_password` and `code`; that of other staff
   * is for superusers. With `mfa_type`, superusers reset the verification method of somebody who lost it. */
  updateUser: {
    parameters: { path: { id: number }; query?: never };
    requestBody: {
      content: {
        'multipart/form-data': {
          email?: string;
          first_name?: components['schemas']['PersonName'];
          last_name?: components['schemas']['PersonName'];
          title?: string;
          picture?: string;
          is_active?: boolean;
          is_staff?: boolean;
          is_superuser?: boolean;
          max_active_sessions?: number;
          mfa_type?: 'email';

          /** The caller's. */
          old_password?: string;
          code?: string;
        };
        'application/json': {
          email?: string;
          first_name?: components['schemas']['PersonName'];
          last_name?: components['schemas']['PersonName'];
          title?: string;
          picture?: string;
          is_active?: boolean;
          is_staff?: boolean;
          is_superuser?: boolean;
          max_active_sessions?: number;
          mfa_type?: 'email';

          /** The caller's. */
          old_password?: string;
          code?: string;
        };
      };
    };
    responses: {
      200: { content: { 'application/json': components['schemas']['UpdateUserAnswer'] } };
      400: { content: { 'application/json': components['schemas']['ValidationProblem'] } };
      401: { content: { 'application/json': components['schemas']['TokenProblem'] } };
      403: { content: { 'application/json': components['schemas']['ProofProblem'] } };
      404: { content: { 'application/json': components['schemas']['Problem'] } };
      413: { content: { 'application/json': components['schemas']['ValidationProblem'] } };
      429: { content: { 'application/json': components['schemas']['Problem'] } };
    };
  };

  /** Delete an account
   *
   * Spec 2 §4 and §7, decisions §6. Superusers only. Users cannot delete themselves or the last superuser: 400
   * with a `detail`. The portal first offers a backup from `user/data/`. It also accepts a 200 with `success`. */
  deleteUser: {
    parameters: { path: { id: number }; query?: { force_delete?: boolean } };
    requestBody?: { content: { 'application/json': { force_delete?: boolean } } };
    responses: {
      204: { content?: never };
      400: { content: { 'application/json': components['schemas']['ValidationProblem'] } };
      401: { content: { 'application/json': components['schemas']['TokenProblem'] } };
      403: { content: { 'application/json': components['schemas']['Problem'] } };
      404: { content: { 'application/json': components['schemas']['Problem'] } };
    };
  };

  /** Send an e-mail to users
   *
   * Spec 2 §2.1, §5 and §7, decisions §6. Staff and superusers. `set_password_link` includes a link that works
   * once. An error response gives the reason in `detail` or `message`. */
  sendEmail: {
    parameters: { path?: never; query?: never };
    requestBody: {
      content: {
        'application/json': {
          /** User ids separated by commas. */
          user_ids: string;
          subject: string;

          /** A built-in template, or the id of a catalogue template whose file wraps the message. */
          template: ('set_password_link' | 'welcome' | 'notification' | 'custom') | string;
          message_type: 'plain' | 'html';

          /** The server fills in `{{first_name}}`, `{{last_name}}`, `{{email}}` and `{{company}}`. */
          message: string;
        };
      };
    };
    responses: {
      200: { content: { 'application/json': components['schemas']['SuccessMessageAnswer'] } };
      400: { content: { 'application/json': components['schemas']['SendEmailProblem'] } };
      401: { content: { 'application/json': components['schemas']['TokenProblem'] } };
      403: { content: { 'application/json': components['schemas']['Problem'] } };
    };
  };

  /** Create accounts from a file
   *
   * Spec 2 §5 and §7, decisions §6. Staff and superusers. The columns are `email`, `first_name` and `last_name`,
   * and optionally `title` and `password`. Without a password, the user sets one with the mailed link. An error
   * response has its message in `file` and the errors of single rows in `rows`. Only superusers can assign
   * services: 403 for others who send any. */
  createUsers: {
    parameters: { path?: never; query?: never };
    requestBody: {
      content: {
        'multipart/form-data': {
          /** `.csv`, `.xls` or `.xlsx` file of at most 5 MB. */
          file: string;

          /** Service keys, or code names of the catalogue, separated by commas. */
          dic_services?: string;

          /** Defaults to true. */
          is_demo?: 'true' | 'false';

          /** Defaults to true. */
          send_email?: 'true' | 'false';
        };
      };
    };
    responses: {
      200: { content: { 'application/json': components['schemas']['MassCreationAnswer'] } };
      400: { content: { 'application/json': components['schemas']['MassCreationProblem'] } };
      401: { content: { 'application/json': components['schemas']['TokenProblem'] } };
      403: { content: { 'application/json': components['schemas']['Problem'] } };
      413: { content: { 'application/json': components['schemas']['ValidationProblem'] } };
      429: { content: { 'application/json': components['schemas']['Problem'] } };
    };
  };

  /** List the requests of a user, or of everybody
   *
   * Spec 2 §2.5, §3 and §7, decisions §6. Superusers only. Newest first. Contains the user's own calls, and
   * refused attempts of anybody to sign in to the account or to reset its password. */
  listRequestLog: {
    parameters: {
      path?: never;
      query?: {
        user?: number;
        page?: number;
        page_size?: number;
        search?: string;
        method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
        status_code?: number;
        timestamp_from?: components['schemas']['DateOrDateTime'];
        timestamp_to?: components['schemas']['DateOrDateTime'];
      };
    };

    responses: {
      200: { content: { 'application/json': components['schemas']['RequestLogPage'] } };
      400: { content: { 'application/json': components['schemas']['ValidationProblem'] } };
      401: { content: { 'application/json': components['schemas']['TokenProblem'] } };
      403: { content: { 'application/json': components['schemas']['Problem'] } };
      404: { content: { 'application/json': components['schemas']['Problem'] } };
    };
  };

  /** Export the data of a user
   *
   * Spec 2 §4 and §7, decisions §6. Staff and superusers; superusers only with `logs`. Used for the export and for
   * the backup before a deletion. An error response gives the reason in `detail`. */
  exportUserData: {
    parameters: {
      path?: never;
      query: { user_id: number; logs?: boolean; service?: 'PulsHub' | 'shm' | 'PulsFin' };
    };

    responses: {
      200: { content: { 'application/json': components['schemas']['UserDataAnswer'] } };
      400: { content: { 'application/json': components['schemas']['ValidationProblem'] } };
      401: { content: { 'application/json': components['schemas']['TokenProblem'] } };
      403: { content: { 'application/json': components['schemas']['Problem'] } };
      404: { content: { 'application/json': components['schemas']['Problem'] } };
    };
  };

  /** Import the data of a user
   *
   * Spec 2 §5 and §7, decisions §6. Staff and superusers. Without `user_id`, the file determines the user. An
   * error response gives the reason in `detail`. A file has at most 12 MB. */
  importUserData: {
    parameters: { path?: never; query?: never };
    requestBody: { content: { 'multipart/form-data': { data: string; user_id?: number } } };
    responses: {
      200: { content: { 'application/json': components['schemas']['MessageAnswer'] } };
      400: { content: { 'application/json': components['schemas']['ValidationProblem'] } };
      401: { content: { 'application/json': components['schemas']['TokenProblem'] } };
      403: { content: { 'application/json': components['schemas']['Problem'] } };
      404: { content: { 'application/json': components['schemas']['Problem'] } };
      413: { content: { 'application/json': components['schemas']['ValidationProblem'] } };
    };
  };

  /** List the services in the catalogue
   *
   * Spec 2 §3 and §7, decisions §7. Staff and superusers. */
  listCatalogueServices: {
    parameters: {
      path?: never;
      query?: { page?: number; page_size?: number; search?: string; ordering?: string };
    };

    responses: {
      200: { content: { 'application/json': components['schemas']['CatalogueServicePage'] } };
      400: { content: { 'application/json': components['schemas']['ValidationProblem'] } };
      401: { content: { 'application/json': components['schemas']['TokenProblem'] } };
      403: { content: { 'application/json': components['schemas']['Problem'] } };
      404: { content: { 'application/json': components['schemas']['Problem'] } };
    };
  };

  /** Add a service
   *
   * Spec 2 §2.2, §5 and §7, decisions §7. Staff and superusers. A new icon requires a form. */
  createCatalogueService: {
    parameters: { path?: never; query?: never };
    requestBody: {
      content: {
        'application/json': components['schemas']['CatalogueServiceInput'];
        'multipart/form-data': components['schemas']['CatalogueServiceInput'] & { icon?: string };
      };
    };
    responses: {
      201: { content: { 'application/json': components['schemas']['CatalogueService'] } };
      400: { content: { 'application/json': components['schemas']['ValidationProblem'] } };
      401: { content: { 'application/json': components['schemas']['TokenProblem'] } };
      403: { content: { 'application/json': components['schemas']['Problem'] } };
      413: { content: { 'application/json': components['schemas']['ValidationProblem'] } };
    };
  };

  /** Get a service from the catalogue
   *
   * Spec 2 §7, decisions §7. Staff and superusers. */
  getCatalogueService: {
    parameters: { path: { id: number }; query?: never };

    responses: {
      200: { content: { 'application/json': components['schemas']['CatalogueService'] } };
      401: { content: { 'application/json': components['schemas']['TokenProblem'] } };
      403: { content: { 'application/json': components['schemas']['Problem'] } };
      404: { content: { 'application/json': components['schemas']['Problem'] } };
    };
  };

  /** Change a service
   *
   * Spec 2 §2.2, §5 and §7, decisions §7. Staff and superusers. A new icon requires a form; otherwise the current
   * icon is kept. */
  updateCatalogueService: {
    parameters: { path: { id: number }; query?: never };
    requestBody: {
      content: {
        'application/json': components['schemas']['CatalogueServiceInput'];
        'multipart/form-data': components['schemas']['CatalogueServiceInput'] & { icon?: string };
      };
    };
    responses: {
      200: { content: { 'application/json': components['schemas']['CatalogueService'] } };
      400: { content: { 'application/json': components['schemas']['ValidationProblem'] } };
      401: { content: { 'application/json': components['schemas']['TokenProblem'] } };
      403: { content: { 'application/json': components['schemas']['Problem'] } };
      404: { content: { 'application/json': components['schemas']['Problem'] } };
      413: { content: { 'application/json': components['schemas']['ValidationProblem'] } };
    };
  };

  /** Delete a service
   *
   * Spec 2 §7, decisions §7. Staff and superusers. */
  deleteCatalogueService: {
    parameters: { path: { id: number }; query?: never };

    responses: {
      204: { content?: never };
      401: { content: { 'application/json': components['schemas']['TokenProblem'] } };
      403: { content: { 'application/json': components['schemas']['Problem'] } };
      404: { content: { 'application/json': components['schemas']['Problem'] } };
    };
  };

  /** List the update links
   *
   * Spec 2 §3 and §7, decisions §7. Staff and superusers. Returns a plain array. */
  listGooglePlayUrls: {
    parameters: { path?: never; query?: never };

    responses: {
      200: { content: { 'application/json': components['schemas']['GooglePlayUrl'][] } };
      401: { content: { 'application/json': components['schemas']['TokenProblem'] } };
      403: { content: { 'application/json': components['schemas']['Problem'] } };
    };
  };

  /** Add an update link
   *
   * Spec 2 §7, decisions §7. Staff and superusers. */
  createGooglePlayUrl: {
    parameters: { path?: never; query?: never };
    requestBody: { content: { 'application/json': components['schemas']['GooglePlayUrlInput'] } };
    responses: {
      201: { content: { 'application/json': components['schemas']['GooglePlayUrl'] } };
      400: { content: { 'application/json': components['schemas']['ValidationProblem'] } };
      401: { content: { 'application/json': components['schemas']['TokenProblem'] } };
      403: { content: { 'application/json': components['schemas']['Problem'] } };
    };
  };

  /** Get an update link
   *
   * Spec 2 §7 (generic helper), decisions §7. Staff and superusers. */
  getGooglePlayUrl: {
    parameters: { path: { id: number }; query?: never };

    responses: {
      200: { content: { 'application/json': components['schemas']['GooglePlayUrl'] } };
      401: { content: { 'application/json': components['schemas']['TokenProblem'] } };
      403: { content: { 'application/json': components['schemas']['Problem'] } };
      404: { content: { 'application/json': components['schemas']['Problem'] } };
    };
  };

  /** Change an update link
   *
   * Spec 2 §7, decisions §7. Staff and superusers. */
  updateGooglePlayUrl: {
    parameters: { path: { id: number }; query?: never };
    requestBody: { content: { 'application/json': components['schemas']['GooglePlayUrlInput'] } };
    responses: {
      200: { content: { 'application/json': components['schemas']['GooglePlayUrl'] } };
      400: { content: { 'application/json': components['schemas']['ValidationProblem'] } };
      401: { content: { 'application/json': components['schemas']['TokenProblem'] } };
      403: { content: { 'application/json': components['schemas']['Problem'] } };
      404: { content: { 'application/json': components['schemas']['Problem'] } };
    };
  };

  /** Delete an update link
   *
   * Spec 2 §7, decisions §7. Staff and superusers. */
  deleteGooglePlayUrl: {
    parameters: { path: { id: number }; query?: never };

    responses: {
      204: { content?: never };
      401: { content: { 'application/json': components['schemas']['TokenProblem'] } };
      403: { content: { 'application/json': components['schemas']['Problem'] } };
      404: { content: { 'application/json': components['schemas']['Problem'] } };
    };
  };

  /** List the message templates
   *
   * Spec 2 §3 and §7, decisions §7. Staff and superusers. */
  listMessageTemplates: {
    parameters: {
      path?: never;
      query?: { page?: number; page_size?: number; search?: string; ordering?: string };
    };

    responses: {
      200: { content: { 'application/json': components['schemas']['MessageTemplatePage'] } };
      400: { content: { 'application/json': components['schemas']['ValidationProblem'] } };
      401: { content: { 'application/json': components['schemas']['TokenProblem'] } };
      403: { content: { 'application/json': components['schemas']['Problem'] } };
      404: { content: { 'application/json': components['schemas']['Problem'] } };
    };
  };

  /** Add a message template
   *
   * Spec 2 §5 and §7, decisions §7. Staff and superusers. */
  createMessageTemplate: {
    parameters: { path?: never; query?: never };
    requestBody: {
      content: {
        'multipart/form-data': components['schemas']['MessageTemplateInput'];
        'application/json': components['schemas']['MessageTemplateInput'];
      };
    };
    responses: {
      201: { content: { 'application/json': components['schemas']['MessageTemplate'] } };
      400: { content: { 'application/json': components['schemas']['ValidationProblem'] } };
      401: { content: { 'application/json': components['schemas']['TokenProblem'] } };
      403: { content: { 'application/json': components['schemas']['Problem'] } };
      413: { content: { 'application/json': components['schemas']['ValidationProblem'] } };
    };
  };

  /** Get a message template
   *
   * Spec 2 §7 (generic helper), decisions §7. Staff and superusers. */
  getMessageTemplate: {
    parameters: { path: { id: number }; query?: never };

    responses: {
      200: { content: { 'application/json': components['schemas']['MessageTemplate'] } };
      401: { content: { 'application/json': components['schemas']['TokenProblem'] } };
      403: { content: { 'application/json': components['schemas']['Problem'] } };
      404: { content: { 'application/json': components['schemas']['Problem'] } };
    };
  };

  /** Change a message template
   *
   * Spec 2 §5 and §7, decisions §7. Staff and superusers. Without a new file, the old one is kept. */
  updateMessageTemplate: {
    parameters: { path: { id: number }; query?: never };
    requestBody: {
      content: {
        'multipart/form-data': components['schemas']['MessageTemplateChange'];
        'application/json': components['schemas']['MessageTemplateChange'];
      };
    };
    responses: {
      200: { content: { 'application/json': components['schemas']['MessageTemplate'] } };
      400: { content: { 'application/json': components['schemas']['ValidationProblem'] } };
      401: { content: { 'application/json': components['schemas']['TokenProblem'] } };
      403: { content: { 'application/json': components['schemas']['Problem'] } };
      404: { content: { 'application/json': components['schemas']['Problem'] } };
      413: { content: { 'application/json': components['schemas']['ValidationProblem'] } };
    };
  };

  /** Delete a message template
   *
   * Spec 2 §7, decisions §7. Staff and superusers. */
  deleteMessageTemplate: {
    parameters: { path: { id: number }; query?: never };

    responses: {
      204: { content?: never };
      401: { content: { 'application/json': components['schemas']['TokenProblem'] } };
      403: { content: { 'application/json': components['schemas']['Problem'] } };
      404: { content: { 'application/json': components['schemas']['Problem'] } };
    };
  };

  /** List the top-level folders
   *
   * Spec 2 §2.6 and §7, decisions §8. Any signed-in user, in their own library. Returns the folders without a
   * parent, in pages. */
  listFolders: {
    parameters: {
      path?: never;
      query?: { page?: number; page_size?: number; refresh?: boolean; reset?: boolean };
    };

    responses: {
      200: { content: { 'application/json': components['schemas']['MediaFolderPage'] } };
      400: { content: { 'application/json': components['schemas']['ValidationProblem'] } };
      401: { content: { 'application/json': components['schemas']['TokenProblem'] } };
      404: { content: { 'application/json': components['schemas']['Problem'] } };
    };
  };

  /** Create a folder
   *
   * Spec 2 §5 and §7, decisions §8. Any signed-in user, in their own library. Without a parent, the folder is
   * created at the top level. A blank name is rejected: 'Folder name is required.' So is a parent that is a
   * hundred levels deep (decisions §8): 'Folders can be at most 100 levels deep.' */
  createFolder: {
    parameters: { path?: never; query?: never };
    requestBody: { content: { 'application/json': { name: string; parent?: number | null } } };
    responses: {
      201: { content: { 'application/json': components['schemas']['MediaFolder'] } };
      400: { content: { 'application/json': components['schemas']['ValidationProblem'] } };
      401: { content: { 'application/json': components['schemas']['TokenProblem'] } };
      404: { content: { 'application/json': components['schemas']['Problem'] } };
    };
  };

  /** Delete all folders and files
   *
   * Spec 2 §4 and §8, decisions §8. Any signed-in user, in their own library. */
  formatLibrary: {
    parameters: { path?: never; query?: never };

    responses: {
      200: { content: { 'application/json': components['schemas']['FormatLibraryAnswer'] } };
      401: { content: { 'application/json': components['schemas']['TokenProblem'] } };
    };
  };

  /** Get a folder and its content
   *
   * Spec 2 §2.7 and §7, decisions §8. Any signed-in user, in their own library. */
  getFolder: {
    parameters: { path: { id: number }; query?: never };

    responses: {
      200: { content: { 'application/json': components['schemas']['MediaFolderDetails'] } };
      401: { content: { 'application/json': components['schemas']['TokenProblem'] } };
      404: { content: { 'application/json': components['schemas']['Problem'] } };
    };
  };

  /** Rename a folder
   *
   * Spec 2 §5 and §7, decisions §8. Any signed-in user, in their own library. A blank name is rejected: 'Folder ID
   * and new name are required.' */
  renameFolder: {
    parameters: { path: { id: number }; query?: never };
    requestBody: { content: { 'application/json': { name: string } } };
    responses: {
      200: { content: { 'application/json': components['schemas']['MediaFolder'] } };
      400: { content: { 'application/json': components['schemas']['ValidationProblem'] } };
      401: { content: { 'application/json': components['schemas']['TokenProblem'] } };
      404: { content: { 'application/json': components['schemas']['Problem'] } };
    };
  };

  /** Delete a folder and its content
   *
   * Spec 2 §7, decisions §8. Any signed-in user, in their own library. The response is `true`; any other value is
   * an error. */
  deleteFolder: {
    parameters: { path: { id: number }; query?: never };

    responses: {
      200: { content: { 'application/json': true } };
      401: { content: { 'application/json': components['schemas']['TokenProblem'] } };
      404: { content: { 'application/json': components['schemas']['Problem'] } };
    };
  };

  /** Upload or rename a file
   *
   * Spec 2 §4, §5 and §7, decisions §8. Any signed-in user, in their own library. A form uploads a file. A name
   * that already exists in the folder is rejected in `non_field_errors` ("already exists") unless `overwrite` is
   * true. An upload that exceeds the user's quota is rejected in `file`; a file to be replaced does not count
   * where `folder` and `overwrite` precede `file` in the form. At most ten uploads of a user run at a time. JSON
   * with `id` renames a file; the name is stored exactly as sent. */
  saveFile: {
    parameters: { path?: never; query?: { overwrite?: boolean; id?: number } };
    requestBody: {
      content: {
        'multipart/form-data': { folder: number; file: string; overwrite?: boolean };
        'application/json': { file_name: string };
      };
    };
    responses: {
      200: { content: { 'application/json': components['schemas']['MediaFileAnswer'] } };
      201: { content: { 'application/json': components['schemas']['MediaFileAnswer'] } };
      400: { content: { 'application/json': components['schemas']['ValidationProblem'] } };
      401: { content: { 'application/json': components['schemas']['TokenProblem'] } };
      404: { content: { 'application/json': components['schemas']['Problem'] } };
      413: { content: { 'application/json': components['schemas']['ValidationProblem'] } };
      429: { content: { 'application/json': components['schemas']['Problem'] } };
    };
  };

  /** Delete a file
   *
   * Spec 2 §7, decisions §8. Any signed-in user, in their own library. */
  deleteFile: {
    parameters: { path?: never; query: { id: number } };

    responses: {
      200: { content: { 'application/json': components['schemas']['SuccessAnswer'] } };
      400: { content: { 'application/json': components['schemas']['ValidationProblem'] } };
      401: { content: { 'application/json': components['schemas']['TokenProblem'] } };
      404: { content: { 'application/json': components['schemas']['Problem'] } };
    };
  };

  /** List the caller's notifications
   *
   * Spec 2 §2.8 and §7, decisions §9. Any signed-in user. Newest first: a plain array of all, or a page if `page`
   * is given. The portal asks without it and follows `next` where a server returns a page all the same. */
  listNotifications: {
    parameters: { path?: never; query?: { page?: number; page_size?: number } };

    responses: {
      200: {
        content: {
          'application/json':
            components['schemas']['Notification'][] | components['schemas']['NotificationPage'];
        };
      };
      400: { content: { 'application/json': components['schemas']['ValidationProblem'] } };
      401: { content: { 'application/json': components['schemas']['TokenProblem'] } };
      404: { content: { 'application/json': components['schemas']['Problem'] } };
    };
  };

  /** Mark a notification as read or unread
   *
   * Spec 2 §7, decisions §9. Any signed-in user, for their own notifications. */
  updateNotification: {
    parameters: { path: { id: number }; query?: never };
    requestBody: { content: { 'application/json': { is_read: boolean } } };
    responses: {
      200: { content: { 'application/json': components['schemas']['Notification'] } };
      400: { content: { 'application/json': components['schemas']['ValidationProblem'] } };
      401: { content: { 'application/json': components['schemas']['TokenProblem'] } };
      404: { content: { 'application/json': components['schemas']['Problem'] } };
    };
  };

  /** Delete a notification
   *
   * Spec 2 §7, decisions §9. Any signed-in user, for their own notifications. One call per notification. */
  deleteNotification: {
    parameters: { path: { id: number }; query?: never };

    responses: {
      204: { content?: never };
      401: { content: { 'application/json': components['schemas']['TokenProblem'] } };
      404: { content: { 'application/json': components['schemas']['Problem'] } };
    };
  };

  /** Get the notification settings of a user
   *
   * Spec 1 §4 and §7, spec 2 §7, decisions §6. Without `user_id`: the caller's own modes, 0 to 7, for any
   * signed-in user. With `user_id`: the switches of that user, for superusers only. */
  getNotificationControl: {
    parameters: { path?: never; query?: { user_id?: number } };

    responses: {
      200: { content: { 'application/json': components['schemas']['NotificationControl'] } };
      400: { content: { 'application/json': components['schemas']['ValidationProblem'] } };
      401: { content: { 'application/json': components['schemas']['TokenProblem'] } };
      403: { content: { 'application/json': components['schemas']['Problem'] } };
      404: { content: { 'application/json': components['schemas']['Problem'] } };
    };
  };

  /** Change the notification settings of a user
   *
   * Spec 1 §7, spec 2 §7, decisions §6. Without `user_id`: one of the caller's keys and its mode, for any
   * signed-in user. With `user_id`: all switches of that user, for superusers only. `true` changes mode 0 to 1 and
   * keeps any other mode; `false` sets the mode to 0. */
  updateNotificationControl: {
    parameters: { path?: never; query?: { user_id?: number } };
    requestBody: {
      content: {
        'application/json':
          | components['schemas']['NotificationModesChange']
          | components['schemas']['NotificationSwitchesChange'];
      };
    };
    responses: {
      200: { content: { 'application/json': components['schemas']['SuccessAnswer'] } };
      400: { content: { 'application/json': components['schemas']['ValidationProblem'] } };
      401: { content: { 'application/json': components['schemas']['TokenProblem'] } };
      403: { content: { 'application/json': components['schemas']['Problem'] } };
      404: { content: { 'application/json': components['schemas']['Problem'] } };
    };
  };

  /** Check whether the server is ready
   *
   * Decisions §10. Open. */
  checkHealth: {
    parameters: { path?: never; query?: never };

    responses: {
      200: { content: { 'application/json': components['schemas']['HealthAnswer'] } };
      503: { content: { 'application/json': components['schemas']['HealthAnswer'] } };
    };
  };
}
