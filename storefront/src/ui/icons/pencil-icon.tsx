import { Icon, type IconProps } from './icon.tsx'

export const PencilIcon = (props: IconProps) => <Icon {...props}><path d="M5 19.5V16L16 5l3.5 3.5-11 11H5Z" /></Icon>
