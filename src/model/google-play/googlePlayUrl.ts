/** An update link of a mobile application (spec 2 §3). */
export interface GooglePlayUrl {
  id: number;
  url: string;
  version: string;
  must_update: boolean;
}

export type GooglePlayValues = Omit<GooglePlayUrl, 'id'>;
