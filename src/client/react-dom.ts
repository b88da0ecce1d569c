/** React DOM, evaluated where it is imported: otherwise its chunk would evaluate it on arrival. */
export { hydrateRoot } from 'react-dom/client'
