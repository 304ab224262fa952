import { serverAddress } from '../../paths';

const isAddress = (text: string) => /^(https?:\/\/|\/(?!\/))/i.test(text);

/**
 * The address of a file's bytes. It arrives URL-encoded and is decoded for the download (spec 2 §3): what
 * is an address already keeps its encoded `#`, `?` and the like, which would end its path. One that is no
 * encoding is taken as it is, and only http and https lead anywhere.
 */
export const downloadAddress = (file_url: string): string => {
  let address = file_url;
  try {
    address = isAddress(file_url) ? decodeURI(file_url) : decodeURIComponent(file_url);
  } catch {
    // A lone % is no encoding.
  }
  return isAddress(address) ? serverAddress(address) : '';
};
