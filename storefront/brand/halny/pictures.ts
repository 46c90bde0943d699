import type { BrandPictures } from '../brand-pictures.ts'
import app192 from './app-192.png'
import app512 from './app-512.png'
import appMaskable from './app-maskable.png'
import appleIcon from './apple-icon.png'
import icon from './icon.svg'
import logo from './logo.svg'
import mailLogo from './mail-logo.png'
import kozica from './partners/kozica.svg'
import limba from './partners/limba.svg'
import mroz from './partners/mroz.svg'
import perc from './partners/perc.svg'
import polana from './partners/polana.svg'
import turnia from './partners/turnia.svg'
import story from './story.webp'

export const pictures: BrandPictures = {
  logo,
  mailLogo,
  icon,
  appleIcon,
  appIcons: [
    { picture: app192, purpose: 'any' },
    { picture: app512, purpose: 'any' },
    { picture: appMaskable, purpose: 'maskable' },
  ],
  story,
  partners: [
    { key: 'turnia', name: 'Turnia', mark: turnia },
    { key: 'limba', name: 'Limba', mark: limba },
    { key: 'kozica', name: 'Kozica', mark: kozica },
    { key: 'mroz', name: 'Mroz', mark: mroz },
    { key: 'perc', name: 'Perc', mark: perc },
    { key: 'polana', name: 'Polana', mark: polana },
  ],
}
