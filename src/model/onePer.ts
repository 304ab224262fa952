/** Creates one value per owner, such as the client state of a session beside its query client. */
export const onePer = <Value>(create: () => Value): ((owner: object) => Value) => {
  const values = new WeakMap<object, Value>();
  return (owner) => {
    const value = values.get(owner) ?? create();
    values.set(owner, value);
    return value;
  };
};
