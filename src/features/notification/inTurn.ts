/** Makes what is done to the same id wait for what was done to it before, so that it happens in that order. */
export const createInTurn = () => {
  const last = new Map<number, Promise<unknown>>();
  return <T>(id: number, act: () => Promise<T>): Promise<T> => {
    const before = last.get(id);
    const turn = before ? before.then(act, act) : act();
    last.set(id, turn);
    const leave = () => {
      if (last.get(id) === turn) last.delete(id);
    };
    turn.then(leave, leave);
    return turn;
  };
};
