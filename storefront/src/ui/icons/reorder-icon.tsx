import { Icon, type IconProps } from './icon.tsx'

export const ReorderIcon = (props: IconProps) => <Icon {...props}><path d="M4 9h11a5 5 0 0 1 0 10H8M8 4.5 3.5 9 8 13.5" /></Icon>
