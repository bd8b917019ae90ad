/** A copy that shares nothing that can change. States are plain data, and a list in them holds either things or values. */
export function copy<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const items = value.slice();
    if (typeof items[0] !== 'object') return items as T;
    for (let i = 0; i < items.length; i++) items[i] = copy(items[i]);
    return items as T;
  }
  // Frozen objects are constants of a game (its moves, its cards): they may be shared.
  if (Object.isFrozen(value)) return value;
  const fields = { ...value } as Record<string, unknown>;
  for (const key in fields) {
    const field = fields[key];
    if (typeof field === 'object' && field !== null) fields[key] = copy(field);
  }
  return fields as T;
}
