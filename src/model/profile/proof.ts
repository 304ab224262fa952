/** What the server may ask for before it changes one's own account (decisions §6). */
export type ProofField = 'old_password' | 'code';

export type Proof = Partial<Record<ProofField, string>>;
