/** A new tab for a file that is still being written; what opens there must not reach back. */
export const openTab = (): Window | null => {
  const tab = window.open('', '_blank');
  if (tab) tab.opener = null;
  return tab;
};
