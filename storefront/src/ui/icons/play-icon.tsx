import { Icon, type IconProps } from './icon.tsx'

export const PlayIcon = (props: IconProps) => <Icon {...props}><path d="M8 5.5v13l10-6.5-10-6.5Z" /></Icon>
