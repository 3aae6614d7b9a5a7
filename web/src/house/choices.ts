// Values with their words, for a segmented choice.

export function choicesOf<const T extends string>(
  texts: Record<NoInfer<T>, string>,
  values: readonly T[],
): { value: T; label: string }[] {
  return values.map((value) => ({ value, label: texts[value] }));
}
