/** A copy that shares nothing that can change. States are plain data, so this is all there is to it. */
export function copy<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const length = value.length;
    const items = value.slice();
    for (let i = 0; i < length; i++) {
      const item = items[i];
      if (typeof item === 'object' && item !== null) items[i] = copy(item);
    }
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
