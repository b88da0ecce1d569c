import { languagesWords } from '../../../schema/language/languages-words.ts'
import { StrokeIcon } from '../../components/picture/stroke-icon.tsx'
import { Bar } from './announcement.tsx'

/** The bar that offers this page in another language: hidden and empty until `language-script.ts` knows one. */
export const LanguageOffer = () => (
  <Bar as="section" hidden aria-label={languagesWords.list} data-print="no" data-part="page" data-language-offer="">
    <p>
      <strong>
        {/* biome-ignore lint/a11y: the script writes what it says and where it leads. */}
        <a dir="auto" data-language="" />
      </strong>
    </p>
    <button type="button" aria-label={languagesWords.close} data-declines-language="">
      <StrokeIcon size={18}>
        <path d="M3 3l12 12M15 3L3 15" />
      </StrokeIcon>
    </button>
  </Bar>
)
