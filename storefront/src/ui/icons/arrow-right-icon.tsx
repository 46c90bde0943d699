import { Icon, type IconProps } from './icon.tsx'

export const ArrowRightIcon = (props: IconProps) => <Icon {...props}><path d="M3.5 12h16M13 5.5l6.5 6.5-6.5 6.5" /></Icon>
