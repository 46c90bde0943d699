import 'server-only'
import { getTranslations } from 'next-intl/server'
import { Picture } from '../../ui/picture.tsx'

export async function Story({ picture }: { picture: string }) {
  const t = await getTranslations('home.story')
  return (
    <section className="page mt-(--section) grid items-center gap-x-(--gutter) gap-y-8 lg:grid-cols-[5fr_1fr_6fr]">
      <div className="grid gap-5">
        <h2 className="text-2xl tracking-tight">{t('title')}</h2>
        <p className="text-lg/normal text-soft">{t('text')}</p>
      </div>
      <div className="aspect-5/4 overflow-hidden bg-tile lg:col-start-3">
        <Picture
          src={picture}
          alt=""
          widths="wide"
          sizes="(min-width:1024px) 50vw, 100vw"
          className="size-full object-cover"
        />
      </div>
    </section>
  )
}
