import type { Database } from '../storage/Database';

const keptPerUser = 20;

/** Networks from which a user has signed in, so that strangers elsewhere cannot use up their attempts. */
export const createKnownNetworks = (db: Database) => {
  const of = (user: number) => db.allBy('known_networks', 'user', user);
  return {
    add: (user: number, network: string) => {
      const others = of(user).filter((row) => {
        if (row.network === network) db.remove('known_networks', row.id);
        return row.network !== network;
      });
      for (const { id } of others.slice(0, Math.max(0, others.length - keptPerUser + 1)))
        db.remove('known_networks', id);
      db.insert('known_networks', { user, network });
    },
    has: (user: number, network: string) => of(user).some((row) => row.network === network),
    forget: (user: number) => {
      for (const { id } of of(user)) db.remove('known_networks', id);
    },
  };
};
