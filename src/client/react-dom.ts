/** React DOM, which is evaluated where it is named: beside it in its own chunk, as soon as that has come. */
export { hydrateRoot } from 'react-dom/client'
