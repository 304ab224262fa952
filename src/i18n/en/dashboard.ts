import { settings } from '../../settings';

const brand = settings.brandName;

/** Texts of the dashboard (spec 1 §2 "Dashboard", §8 "Dashboard load" and "Opening a service"). */
export const dashboard = {
  title: 'Dashboard',
  greeting: 'Hello %{name}',
  heading: `Welcome to ${brand} - Your Gate to DIC’s Innovations`,
  line: 'Select an option below to get started',
  loading: 'Loading your services...',
  services: 'Your services',
  welcome: { title: 'Welcome', text: 'Please contact our team to activate your services' },

  search: {
    label: 'Search services',
    anywhere: 'Search by typing anywhere',
    count: '%{smart_count} service found |||| %{smart_count} services found',
    none: 'No service matches “%{query}”.',
    showAll: 'Show All Services',
  },
  card: {
    pin: 'Pin %{service}',
    unpin: 'Unpin %{service}',
    retry: 'Retry %{service}',
    owner: 'Owner:',
    help: 'Help',
    helpFor: 'Help for %{service}',
  },
  groups: { pinned: 'Pinned', others: 'Other services' },
  more: {
    title: 'More services, and how to get them',
    request: 'Request %{service}',
    subject: 'Access to %{service}',
    body: 'Hello,\n\nplease give %{email} access to %{service} (%{code}).\n',
  },

  error: {
    title: 'Alert!',
    expired: 'Session expired. Please login again.',
    forbidden: "You don't have permission to access this resource.",
    accessDenied: 'Access denied. Please contact your administrator.',
    notConfigured: 'Service configuration not found.',
    unavailable: 'Server is temporarily unavailable. Please try again in a moment.',
    serverIssues: 'Server is experiencing issues. Please try again later.',
    network: 'Error: Network error. Please check your connection and try again.',
    timeout: 'Error: The server took too long to answer.',
    format: 'Error: Unexpected response format. Please try again.',
    http: 'Error: HTTP Error: %{status}',
    other: 'Error: %{message}',
    retryFailed: 'Retry failed. Please try again later.',
    retrying: 'Retrying...',
    signOut: 'Logout',
  },

  open: {
    note: { title: 'Before you open %{service}', text: 'There is a note about this service:' },
    ask: {
      title: 'Open %{service}?',
      text: 'A link wants to open %{service} and sign you in there. Continue only if you trust the link.',
      go: 'Open',
    },
    missingToken: 'Missing access token. Please login again.',
    serviceMissing: 'Service data is missing.',
    backendMissing: '%{service} backend URL is not configured.',
    frontendMissing: '%{service} frontend URL is not configured.',
    failed: 'Failed to open %{service}. Please try again.',
    businessHubMissing: 'Business Hub URL is not configured.',
    projectHubMissing: 'Project Hub URL is not configured.',
    tooManyRequests: 'Too many requests. Please wait a moment and try again.',
    signInAgain: 'Authentication failed. Please login to PulseHub again.',
    authenticationFailed: 'Authentication failed. Please try again.',
    direct: 'Project Hub does not know this sign-in. Opening it directly...',
    projectHubWelcome: 'Welcome to Project Hub!',
  },

  target: {
    title: `Leave ${brand}?`,
    text: 'A link leads to %{host}. Continue only if you know this address.',
    go: 'Continue',
    stay: 'Stay Here',
    refused: 'This link leads to an address that cannot be opened.',
  },
};
