/**
 * The address of a file's bytes. It arrives URL-encoded and is decoded for the download (spec 2 §3); one
 * that is no encoding is taken as it is, and only http and https lead anywhere.
 */
export const downloadAddress = (file_url: string): string => {
  let address = file_url;
  try {
    address = decodeURIComponent(file_url);
  } catch {
    // A lone % is no encoding.
  }
  return /^(https?:\/\/|\/(?!\/))/i.test(address) ? address : '';
};
