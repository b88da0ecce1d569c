const scriptMarks: Record<string, string> = { '<': '\\u003c', '\u2028': '\\u2028', '\u2029': '\\u2029' }

/** A value as JSON for a `<script>` element: it contains no `</script>` and no comment that would end it. */
export const scriptJson = (value: unknown) =>
  JSON.stringify(value).replace(/[<\u2028\u2029]/g, (mark) => scriptMarks[mark] ?? mark)
